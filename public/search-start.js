// On the search page: writes the search text into the prerendered page before the app's code is loaded, and requests the
// catalogue files of the search together with that code.
(function () {
  var base = document.currentScript.dataset.catalogue;
  var text = (new URLSearchParams(location.search).get('query') || '').trim();
  function matches(pattern) { return function (word) { return pattern.test(word); }; }
  var words = text.split(/\s+/);
  // A year alone matches no title, and an id leads to its title without the index of people.
  if (text === '' || words.every(matches(/^year:(18|19|20)\d{2}$/i))) return;
  var isExact = words.some(matches(/^(tmdb:[1-9]\d{0,8}|(imdb:)?tt\d{7,10})$/i)) ||
    words.some(matches(/^(https?:\/\/)?((www\.)?themoviedb\.org\/(movie|tv)\/[1-9]\d{0,8}([-/?#].*)?|(www\.|m\.)?imdb\.com\/title\/tt\d{7,10}([/?#].*)?)$/i));

  // Only the embedded catalogue has files; tmdb-start.js requests the results of the other one.
  if (base) {
    window.marqueePrefetch = {};
    // Called by start.js after the first paint.
    window.marqueeBeforeStart = function () {
      if (isExact) window.marqueePrefetch[base + 'index.json'] = fetch(base + 'index.json');
      // The search's worker reads these files: the browser's cache passes them on, once their bodies have been read.
      else ['index.json', 'title-texts.json', 'people.json', 'people-texts.json'].forEach(function (file) {
        fetch(base + file).then(function (response) { return response.blob(); }).catch(function () {});
      });
    };
  }

  function fill(page, status) {
    page.querySelector('h1').textContent = 'Results for “' + text + '”';
    page.querySelector('.search-form input').value = text;
    var lead = document.createElement('p');
    lead.className = 'lead as-typed';
    lead.textContent = 'Looking for “' + text + '” among films, series and people.';
    page.querySelector('.search-help').replaceChildren(lead);
    status.textContent = 'Searching';
  }

  // Fills the page as soon as it is parsed, before the first paint.
  new MutationObserver(function (changes, observer) {
    var status = document.querySelector('#root .waits [role="status"]');
    if (!status) return;
    observer.disconnect();
    fill(document.querySelector('#root .search-page'), status);
  }).observe(document, { childList: true, subtree: true });
})();
