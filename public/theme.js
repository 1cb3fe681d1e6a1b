// Before the first paint: the house is dark unless somebody chose the light here, and whoever was signed in is expected back.
(function () {
  try {
    if (localStorage.getItem('marquee.theme') === 'light') {
      document.documentElement.dataset.theme = 'light';
      document.querySelector('meta[name="theme-color"]').content = '#f7f1e6';
    }
    if (localStorage.getItem('marquee.member') === 'yes') document.documentElement.dataset.member = 'expected';
  } catch (forbidden) {
    // a browser that forbids storage keeps the dark
  }
})();
