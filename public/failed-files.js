// Keeps the errors of files that did not load in `marqueeFailedFiles`, and asks `/outdated.js` after each whether the document has to be loaded again.
// That file has the same name in every build, so a tab from before a deployment loads it too. Does nothing in the development server.
(function () {
  var main = document.currentScript && document.currentScript.dataset.main;
  if (!main) return;
  window.marqueeFailedFiles = [];
  window.addEventListener('vite:preloadError', function (event) {
    window.marqueeFailedFiles.push(event.payload && event.payload.message);
    if (!navigator.onLine) return;
    var script = document.createElement('script');
    script.src = '/outdated.js';
    script.dataset.main = main;
    document.head.append(script);
  });
})();
