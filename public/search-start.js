// On the search page: what is looked for stands in the page that was drawn ahead, before the app's code is here, and the files in
// which it is looked up come together with that code.
(function () {
  var base = document.currentScript.dataset.catalogue;
  var text = (new URLSearchParams(location.search).get('query') || '').trim();
  if (text === '') return;

  window.marqueeEarlyFiles = {};
  // Called once the first view is on the screen.
  window.marqueeStarting = function () {
    ['index.json', 'people.json'].forEach(function (file) {
      window.marqueeEarlyFiles[base + file] = fetch(base + file);
    });
  };

  function fill(page, status) {
    page.querySelector('h1').textContent = 'Results for “' + text + '”';
    page.querySelector('.ask input').value = text;
    var looking = document.createElement('p');
    looking.className = 'lead as-typed';
    looking.textContent = 'Looking for “' + text + '” among films, series and people.';
    page.querySelector('.ask-help').replaceChildren(looking);
    status.textContent = 'Searching';
  }

  // As soon as it is parsed, which is before it can be painted.
  new MutationObserver(function (changes, observer) {
    var status = document.querySelector('#root .waits [role="status"]');
    if (!status) return;
    observer.disconnect();
    fill(document.querySelector('#root .search-page'), status);
  }).observe(document, { childList: true, subtree: true });
})();
