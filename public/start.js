// Loads the app after the first paint of the prerendered page, so that the app's code does not compete with the page's resources.
(function () {
  var script = document.currentScript;
  var started = false;
  /** Promise of the files of a member's first view; null for a visitor. */
  var forMember = null;
  function add(tag, attributes) {
    var element = document.createElement(tag);
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    document.head.appendChild(element);
    return element;
  }
  // One task per file: requesting all files in one task would block the page for a frame or two.
  function preload(files) {
    files.split(' ').forEach(function (file) {
      if (file) setTimeout(add, 0, 'link', { rel: 'modulepreload', href: file });
    });
  }
  function connect(hosts) {
    hosts.split(' ').forEach(function (host) {
      if (host) add('link', { rel: 'preconnect', href: host, crossorigin: '' });
    });
  }
  // Resolves to the files of a member's first view. The shell names them itself. A document with an address of its own names a script
  // that calls `marqueeForMember`, because its visitors do not need the names. Without that script the app finds its files alone.
  function filesForMember() {
    var files = script.dataset.withForMember;
    connect(script.dataset.connectForMember || '');
    if (files !== undefined) return Promise.resolve(files + ' ' + (location.pathname === '/home' && script.dataset.withForHome || ''));
    return new Promise(function (resolve) {
      window.marqueeForMember = function (names, hosts) {
        connect(hosts);
        resolve(names);
      };
      add('script', { src: script.dataset.forMember }).onerror = function () { resolve(''); };
    });
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
    if (forMember) forMember.then(preload);
    else preload(script.dataset.with);
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
    if (document.documentElement.dataset.member === 'expected') forMember = filesForMember();
    // Starts immediately if there is no first paint to wait for: an empty shell shows nothing, a hidden tab is not painted, and the
    // style sheet hides the landing page from a member.
    if (document.visibilityState === 'hidden' || !address || (forMember && address === '/')) return start();
    afterFirstPaint(function () {
      // details-start.js first fills the name and the overview of a title, tmdb-start.js what TMDB answers.
      (window.marqueeDetailsPainted || (window.marqueeFilled && window.marqueeFilled()) || Promise.resolve()).then(start, start);
    });
    setTimeout(start, 4000);
  }
  // Until the app handles the search fields, blanks alone submit nothing here.
  document.addEventListener('submit', function (event) {
    var field = event.target.elements.query;
    if (field && !field.value.trim()) event.preventDefault();
  });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
