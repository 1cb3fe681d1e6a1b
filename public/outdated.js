// Runs after a file did not load. Reloads the document once when files of its build are gone: a tab from before a deployment asks for
// names that no longer exist. Reloads it also when a file fails that the server has, after an earlier failure: most browsers keep a failed
// module until the document ends. The earlier failure often names another file, such as a style sheet that was asked for with it.
(function () {
  var BUILD_KEY = 'marquee.reloaded-build';
  var FILE_KEY = 'marquee.reloaded-file';
  var main = document.currentScript.dataset.main;
  var failed = window.marqueeFailedFiles.map(function (message) {
    return (/(?:https?:\/)?\/[^\s'"]+\.(?:js|css)/.exec(message) || [''])[0];
  });
  var file = failed[failed.length - 1];
  var isRepeated = failed.length > 1;

  // A reload would lose it.
  function isTyped() {
    if (document.querySelector('dialog[open]')) return true;
    return Array.prototype.some.call(document.querySelectorAll('textarea, input'), function (field) {
      return field.value !== '' && !/^(checkbox|radio|range|hidden|submit|button)$/.test(field.type);
    });
  }
  function statusOf(address) {
    if (address === '') return Promise.resolve(0);
    return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(function (response) {
      return response.status;
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
  function reloadOnce(key, value) {
    if (isTyped()) return;
    // Throws if storage is blocked: without a memory of the reload there is none, because it could repeat for ever.
    if (sessionStorage.getItem(key) === value) return;
    sessionStorage.setItem(key, value);
    location.reload();
  }
  if (isTyped()) return;
  statusOf(file).then(function (status) {
    if (status === 404) return reloadOnce(BUILD_KEY, main);
    if (status === 200 && isRepeated) return reloadOnce(FILE_KEY, file);
    return isReplaced().then(function (replaced) {
      if (replaced) reloadOnce(BUILD_KEY, main);
    });
  }).catch(function () {
    // Without a connection nothing is known; the failed part shows its error.
  });
})();
