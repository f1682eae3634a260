//! Drawings on paper and as pictures. They come as SVG and are shown as images, so that nothing in them can be a
//! script.

use super::{Fallible, dom, timing};
use app::msg::Print;
use js_sys::{Array, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlElement,
    HtmlImageElement, Url,
};

/// Solutions per page.
const ANSWERS: usize = 9;

/// An image of a drawing, and the promise that the browser has read it.
fn image(svg: &str) -> Fallible<(HtmlImageElement, Promise)> {
    let image = drawing(svg);
    let read = image.decode();
    Ok((image, read.unchecked_into()))
}

/// An image of a drawing.
pub(super) fn drawing(svg: &str) -> HtmlImageElement {
    let image: HtmlImageElement = dom::element("img", "").unchecked_into();
    let data: String = js_sys::encode_uri_component(svg).into();
    image.set_src(&format!("data:image/svg+xml,{data}"));
    image
}

/// Opens the browser's print dialogue with these figures.
pub(super) fn print(print: &Print) -> Fallible {
    let paper = dom::element("div", "");
    paper.set_id("paper");
    let (puzzles, answers) = print
        .figures
        .split_at(print.n_puzzles.min(print.figures.len()));
    let images = Array::new();
    for (figures, per_page) in [(puzzles, print.per_page.max(1)), (answers, ANSWERS)] {
        for page in figures.chunks(per_page) {
            let sheet = sheet(page, per_page, &images)?;
            dom::append(&paper, &sheet);
        }
    }
    timing::when(&Promise::all(&images), move |read| {
        dom::log_failure(read.and_then(|_| put_on(paper)));
    });
    Ok(())
}

/// Prints the paper.
fn put_on(paper: HtmlElement) -> Fallible {
    let (window, html) = (dom::window(), dom::html());
    for old in dom::all(&html, "#paper") {
        old.remove();
    }
    dom::append(&dom::find(&html, "body"), &paper);
    // Not when `print` returns, which in some browsers is at once.
    let done = Closure::once_into_js(move || paper.remove());
    window.set_onafterprint(Some(done.unchecked_ref()));
    window.print()
}

/// A sheet of paper; the promises that its images have been read go to `images`.
fn sheet(figures: &[(String, String)], per_page: usize, images: &Array) -> Fallible<HtmlElement> {
    let sheet = dom::element("section", "");
    dom::put(&sheet, "data-n", &per_page.to_string());
    for (svg, caption) in figures {
        let (image, read) = self::image(svg)?;
        images.push(&read);
        image.set_alt(caption);
        let caption = dom::with_text("figcaption", "", caption);
        let parts = [image.into(), caption];
        dom::append(&sheet, &dom::with_children("figure", "", parts));
    }
    Ok(sheet)
}

/// Offers a drawing as a picture of this width.
pub(super) fn save_png(svg: &str, pixels: u32) -> Fallible {
    let (image, read) = image(svg)?;
    timing::when(&read, move |read| {
        dom::log_failure(read.and_then(|_| paint(&image, pixels)));
    });
    Ok(())
}

fn paint(image: &HtmlImageElement, pixels: u32) -> Fallible {
    let canvas: HtmlCanvasElement = dom::element("canvas", "").unchecked_into();
    canvas.set_width(pixels);
    canvas.set_height(pixels);
    let context = canvas.get_context("2d")?;
    let context = context.ok_or_else(|| JsValue::from_str("no canvas"))?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let side = f64::from(pixels);
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, side, side)?;
    let offer = |blob: JsValue| dom::log_failure(blob.dyn_into().and_then(|blob| offer(&blob)));
    canvas.to_blob(Closure::once_into_js(offer).unchecked_ref())
}

fn offer(blob: &Blob) -> Fallible {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = dom::element("a", "").unchecked_into();
    link.set_href(&address);
    link.set_download("nonet.png");
    link.click();
    Url::revoke_object_url(&address)
}
