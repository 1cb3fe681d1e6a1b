// On the pages of films and series: shows the featured titles of the day before the first paint. The page was prerendered with the titles
// of one day; the templates before it contain those of the other days of a week. Days change at midnight UTC, as in the app.
(function () {
  var built = document.currentScript.dataset.featuredDay;
  var today = String(Math.floor(Date.now() / 86400000) % 7);
  if (built === undefined || built === today) return;

  // The parser may stop within the titles of the other day and let the browser paint: they are hidden until they are replaced.
  function replace() {
    var section = document.querySelector('#root .featured-tiles');
    if (!section) return false;
    section.style.visibility = 'hidden';
    if (!section.nextElementSibling && document.readyState === 'loading') return false;
    var template = document.querySelector('template[data-featured-day="' + today + '"]');
    if (template) section.replaceWith(template.content);
    else section.style.visibility = '';
    return true;
  }
  new MutationObserver(function (changes, observer) {
    if (replace()) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
})();
