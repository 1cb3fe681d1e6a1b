// Brings a drawn page to life once it can be seen: until then nothing competes with what is being shown.
(function () {
  var me = document.currentScript;
  var started = false;
  function add(tag, attributes) {
    var element = document.createElement(tag);
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    document.head.appendChild(element);
    return element;
  }
  function start() {
    if (started) return;
    started = true;
    if (window.marqueeStarting) window.marqueeStarting();
    // A turn for each: to ask for all of them at once holds the page for as long as a frame or two.
    me.dataset.with.split(' ').forEach(function (file) {
      if (file) setTimeout(add, 0, 'link', { rel: 'modulepreload', href: file });
    });
    setTimeout(function () {
      // Some of its code may be what is missing: the browser tells of all of it here.
      add('script', { type: 'module', src: me.dataset.main }).onerror = window.marqueeLost;
    }, 0);
  }
  // A frame is on the screen some time after it was drawn; the browser tells when.
  function onceSeen(then) {
    function seen(list, observer) {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(then, 0);
    }
    try {
      new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
    } catch (unknown) {
      requestAnimationFrame(function () {
        setTimeout(then, 0);
      });
    }
  }

  function begin() {
    // An empty shell shows nothing, and a page in the background is not painted: neither has anything to wait for.
    if (document.visibilityState === 'hidden' || !document.getElementById('root').dataset.prerendered) return start();
    onceSeen(function () {
      // A title's page first gets its name and its sentences.
      (window.marqueeFilled || Promise.resolve()).then(start, start);
    });
    setTimeout(start, 4000);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
