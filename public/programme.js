// On the landing page of the embedded catalogue, which was prerendered with the programme of the day of the build. On any other day:
// requests the programme of today, and hides the parts of the other day until the app shows those of today in their place. Days are those
// of the local calendar, as in the app.
(function () {
  var script = document.currentScript.dataset;
  var now = new Date();
  function two(number) {
    return (number < 10 ? '0' : '') + number;
  }
  var today = now.getFullYear() + '-' + two(now.getMonth() + 1) + '-' + two(now.getDate());
  if (script.programmeDay === today) return;

  window.marqueeOtherDay = true;
  var address = script.catalogue + 'programme/' + today.slice(5) + '.json';
  window.marqueePrefetch = {};
  window.marqueePrefetch[address] = fetch(address);

  function hide() {
    document
      .querySelectorAll('#root .visitor > .wide-art, #root .visitor .shown, #root .board .l.s, #root .shelf, #root .double-bill')
      .forEach(function (part) {
        part.style.visibility = 'hidden';
      });
  }
  // The browser may paint while it reads the document.
  var observer = new MutationObserver(hide);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
  });
})();
