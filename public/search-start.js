// On the search page: what is looked for stands in the page that was drawn ahead, before the app's code is here, and the files in
// which it is looked up come together with that code.
(function () {
  var base = document.currentScript.dataset.catalogue;
  var text = (new URLSearchParams(location.search).get('query') || '').trim();
  function isOnly(what) { return function (word) { return what.test(word); }; }
  var words = text.split(/\s+/);
  // A year alone names no title, and a number leads to a title past all names.
  if (text === '' || words.every(isOnly(/^year:(18|19|20)\d{2}$/i))) return;
  var isExact = words.some(isOnly(/^(tmdb:[1-9]\d{0,8}|(imdb:)?tt\d{7,10})$/i)) ||
    words.some(isOnly(/^(https?:\/\/)?((www\.)?themoviedb\.org\/(movie|tv)\/[1-9]\d{0,8}([-/?#].*)?|(www\.|m\.)?imdb\.com\/title\/tt\d{7,10}([/?#].*)?)$/i));

  window.marqueeEarlyFiles = {};
  // Called once the first view is on the screen.
  window.marqueeStarting = function () {
    (isExact ? ['index.json'] : ['index.json', 'people.json']).forEach(function (file) {
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
