// Reloads the document once when files of its build are gone: a tab from before a deployment asks for names that no longer exist.
// Part of the head script, because no other code can be relied on then. Does nothing in the development server.
(function () {
  var KEY = 'marquee.reloaded-build';
  var main = document.currentScript && document.currentScript.dataset.main;
  var isChecking = false;
  if (!main) return;

  // A reload would lose it.
  function isTyped() {
    if (document.querySelector('dialog[open]')) return true;
    return Array.prototype.some.call(document.querySelectorAll('textarea, input'), function (field) {
      return field.value !== '' && !/^(checkbox|radio|range|hidden|submit|button)$/.test(field.type);
    });
  }
  function isMissing(file) {
    if (!file) return Promise.resolve(false);
    return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(function (response) {
      return response.status === 404;
    });
  }
  // Browsers that do not name the failed file, and files that fail because of their imports: a newer document names another main file.
  function isReplaced() {
    return fetch('/', { cache: 'no-store' }).then(function (response) {
      return response.ok ? response.text() : main;
    }).then(function (text) {
      return text.indexOf(main) === -1;
    });
  }
  function reloadOnce(isGone) {
    if (!isGone || isTyped()) return;
    // Throws if storage is blocked: without a memory of the reload there is none, because it could repeat for ever.
    if (sessionStorage.getItem(KEY) === main) return;
    sessionStorage.setItem(KEY, main);
    location.reload();
  }
  window.addEventListener('vite:preloadError', function (event) {
    if (isChecking || !navigator.onLine || isTyped()) return;
    isChecking = true;
    var named = /(?:https?:\/)?\/[^\s'"]+\.(?:js|css)/.exec(event.payload && event.payload.message);
    isMissing(named && named[0]).then(function (missing) {
      return missing || isReplaced();
    }).then(reloadOnce).catch(function () {
      // Without a connection nothing is known; the failed part shows its error.
    }).then(function () {
      isChecking = false;
    });
  });
})();
