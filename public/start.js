// Loads the app after the first paint of the prerendered page, so that the app's code does not compete with the page's resources.
(function () {
  var script = document.currentScript;
  var started = false;
  var isMember = false;
  function add(tag, attributes) {
    var element = document.createElement(tag);
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    document.head.appendChild(element);
    return element;
  }
  function start() {
    if (started) return;
    started = true;
    // The document contains the styles of its first view. This sheet has those of everything else, and is requested before the code.
    var sheet = document.querySelector('link[data-whole]');
    if (sheet) {
      sheet.onerror = function () {
        document.querySelectorAll('link[disabled]').forEach(function (link) { link.disabled = false; });
      };
      sheet.disabled = false;
    }
    if (window.marqueeBeforeStart) window.marqueeBeforeStart();
    // One task per file: requesting all files in one task would block the page for a frame or two.
    var files = isMember ? script.dataset.withForMember : script.dataset.with;
    if (isMember && location.pathname === '/home' && script.dataset.withForHome) files += ' ' + script.dataset.withForHome;
    files.split(' ').forEach(function (file) {
      if (file) setTimeout(add, 0, 'link', { rel: 'modulepreload', href: file });
    });
    setTimeout(function () {
      // Browsers fire `error` on this script for its imports too, so a missing chunk is noticed here.
      add('script', { type: 'module', src: script.dataset.main }).onerror = window.marqueeShowBootError;
    }, 0);
  }
  // A frame reaches the screen some time after it was rendered; the paint timing entry reports when.
  function afterFirstPaint(callback) {
    function onPaint(list, observer) {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(callback, 0);
    }
    try {
      new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
    } catch (unsupported) {
      requestAnimationFrame(function () {
        setTimeout(callback, 0);
      });
    }
  }

  function begin() {
    var address = document.getElementById('root').dataset.prerendered;
    isMember = document.documentElement.dataset.member === 'expected';
    if (isMember && script.dataset.connectForMember) {
      script.dataset.connectForMember.split(' ').forEach(function (host) {
        add('link', { rel: 'preconnect', href: host, crossorigin: '' });
      });
    }
    // Starts immediately if there is no first paint to wait for: an empty shell shows nothing, a hidden tab is not painted, and the
    // style sheet hides the landing page from a member.
    if (document.visibilityState === 'hidden' || !address || (isMember && address === '/')) return start();
    afterFirstPaint(function () {
      // details-start.js first fills the name and the overview of a title, tmdb-start.js what TMDB answers.
      (window.marqueeDetailsPainted || (window.marqueeFilled && window.marqueeFilled()) || Promise.resolve()).then(start, start);
    });
    setTimeout(start, 4000);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
