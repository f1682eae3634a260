//! Drawings on paper and as pictures. They come as SVG and are shown as images, so that nothing in them can be a
//! script.

use super::{Fallible, dom};
use crate::app::msg::Print;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlElement,
    HtmlImageElement, Url,
};

/// Solutions per page.
const ANSWERS: usize = 9;

/// An image of a drawing, once the browser has read it.
async fn image(svg: &str) -> Fallible<HtmlImageElement> {
    let image: HtmlImageElement = dom::element("img", "")?.unchecked_into();
    let data: String = js_sys::encode_uri_component(svg).into();
    image.set_src(&format!("data:image/svg+xml,{data}"));
    JsFuture::from(image.decode()).await?;
    Ok(image)
}

/// Opens the browser's print dialogue with these figures.
pub(super) async fn print(print: Print) -> Fallible {
    let paper = dom::element("div", "")?;
    paper.set_id("paper");
    let (puzzles, answers) = print
        .figures
        .split_at(print.n_puzzles.min(print.figures.len()));
    for (figures, per_page) in [(puzzles, print.per_page.max(1)), (answers, ANSWERS)] {
        for page in figures.chunks(per_page) {
            dom::append(&paper, sheet(page, per_page).await)?;
        }
    }
    let (window, html) = (dom::window()?, dom::html()?);
    for old in dom::all(&html, "#paper")? {
        old.remove();
    }
    dom::find::<HtmlElement>(&html, "body")?.append_child(&paper)?;
    // Not when `print` returns: some browsers return at once.
    let done = Closure::once_into_js(move || paper.remove());
    window.set_onafterprint(Some(done.unchecked_ref()));
    window.print()
}

async fn sheet(figures: &[(String, String)], per_page: usize) -> Fallible<HtmlElement> {
    let sheet = dom::element("section", "")?;
    sheet.set_attribute("data-n", &per_page.to_string())?;
    for (svg, caption) in figures {
        let image = self::image(svg).await?;
        image.set_alt(caption);
        let caption = dom::with_text("figcaption", "", caption);
        let parts = [Ok(image.into()), caption];
        dom::append(&sheet, dom::with_children("figure", "", parts))?;
    }
    Ok(sheet)
}

/// Offers a drawing as a picture of this width.
pub(super) async fn save_png(svg: &str, pixels: u32) -> Fallible {
    let image = image(svg).await?;
    let canvas: HtmlCanvasElement = dom::element("canvas", "")?.unchecked_into();
    canvas.set_width(pixels);
    canvas.set_height(pixels);
    let context = canvas.get_context("2d")?;
    let context = context.ok_or_else(|| JsValue::from_str("no canvas"))?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let side = f64::from(pixels);
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, side, side)?;
    let offer = |blob: JsValue| dom::log_failure(blob.dyn_into().and_then(|blob| offer(&blob)));
    canvas.to_blob(Closure::once_into_js(offer).unchecked_ref())
}

fn offer(blob: &Blob) -> Fallible {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = dom::element("a", "")?.unchecked_into();
    link.set_href(&address);
    link.set_download("nonet.png");
    link.click();
    Url::revoke_object_url(&address)
}
