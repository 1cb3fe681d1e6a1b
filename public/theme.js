// Before the first paint: the house is dark unless somebody chose the light here.
(function () {
  try {
    if (localStorage.getItem('marquee.theme') === 'light') document.documentElement.dataset.theme = 'light';
  } catch (forbidden) {
    // a browser that forbids storage keeps the dark
  }
})();
