// Brings a drawn page to life once it has been painted: until then nothing competes with what can already be seen.
(function () {
  var me = document.currentScript;
  var started = false;
  function add(tag, attributes) {
    var element = document.createElement(tag);
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    document.head.appendChild(element);
  }
  function start() {
    if (started) return;
    started = true;
    me.dataset.with.split(' ').forEach(function (file) {
      if (file) add('link', { rel: 'modulepreload', href: file });
    });
    add('script', { type: 'module', src: me.dataset.main });
  }
  // An empty shell has nothing to wait for.
  if (!document.getElementById('root').dataset.prerendered) return start();
  requestAnimationFrame(function () {
    setTimeout(start, 0);
  });
  // A page opened in the background is not painted; it starts all the same.
  setTimeout(start, 1500);
})();
