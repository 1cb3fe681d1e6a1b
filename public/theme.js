// Before the first paint: the theme that was chosen here, else the one that the system prefers.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('marquee.theme');
  } catch (forbidden) {
    // a browser that forbids storage follows the system
  }
  var light = chosen ? chosen === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
  if (light) document.documentElement.dataset.theme = 'light';
})();
