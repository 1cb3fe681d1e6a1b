// With the TMDB catalogue: fills the prerendered page with the first answer to the requests of tmdb-start.js, before the app has loaded.
// The template in the document is rendered by the app's own components (src/prerender-tmdb.tsx). The script before this one knows what
// the page shows (tmdb-fill-cards.js, tmdb-fill-title.js, tmdb-fill-person.js).
(function () {
  var IMAGE = '/zz-image.jpg';
  var early = window.marqueeEarly;
  if (!early) return;

  function setImage(image, path) {
    if (!image) return;
    if (!path || !/^\/[\w.-]+$/.test(path)) return image.remove();
    image.srcset = image.srcset.replaceAll(IMAGE, path);
    image.src = image.src.replace(IMAGE, path);
  }
  // Throws for an answer that the app does not accept either.
  function textOf(row) {
    var name = row.title ?? row.name;
    if (typeof name !== 'string' || typeof row.id !== 'number') throw new TypeError('not readable');
    return name;
  }
  function fill(answer) {
    var root = document.getElementById('root');
    var template = document.getElementById('early-template');
    // Reload and Back restore a scroll position, and the app may already show the page. Adult titles are not found.
    if (!template || !root.dataset.prerendered || answer.adult) return false;
    if (window.performance.getEntriesByType('navigation')[0].type !== 'navigate') return false;
    window.marqueeFill(root, template.content, answer, { setImage: setImage, textOf: textOf, type: early.type });
    return true;
  }
  var parsed = new Promise(function (resolve) {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', resolve);
  });
  var filled = Promise.all([early.answers[0], parsed]).then(function (both) { return fill(both[0]); });
  filled.then(function (isFilled) {
    return isFilled ? null : Promise.all(early.answers);
  }).then(function () {
    window.marqueeAnswered = true;
  }).catch(function () {
    // The app repeats what failed and shows the failure.
  });

  function within(milliseconds, promise) {
    return Promise.race([promise, new Promise(function (resolve) { setTimeout(resolve, milliseconds); })]);
  }
  function isInFirstView(image) {
    var box = image.getBoundingClientRect();
    return box.width > 0 && box.top < window.innerHeight && box.left < window.innerWidth;
  }
  // Called by start.js after the first paint: the app's code competes with the pictures of the first view, so it loads after them. A slow
  // answer does not delay it.
  window.marqueeFilled = function () {
    return within(150, filled).then(function () {
      var images = Array.from(document.querySelectorAll('main .photo, main .portrait')).filter(isInFirstView);
      return within(800, Promise.all(images.map(function (image) {
        return image.complete ? null : new Promise(function (resolve) { image.onload = image.onerror = resolve; });
      })));
    });
  };
})();
