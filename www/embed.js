// The end of the script of embed.html, the page that others can show inside theirs: only the Lab. The rest of it is
// boot.js without its end. Neither the game nor its store is opened, so a surrounding page cannot make anyone lose
// anything.

async function show() {
  checkBrowser();
  document.documentElement.lang = LANG;
  document.documentElement.dir = MESSAGES[LANG].direction;
  const [program] = await Promise.all([fetchWorkshop(), styled(), bring('worker.js')]);
  await program.openLab('work-lab', location.hash, LANG);
  document.getElementById('boot').hidden = true;
  document.documentElement.dataset.started = '1';
}

async function embed() {
  const alarm = setTimeout(sayAwaited, SILENCE);
  await parsed();
  try {
    say(sentence('starting'));
    await show();
  } catch (error) {
    sayWithWaysOut(log(error));
  } finally {
    clearTimeout(alarm);
  }
}

embed();
