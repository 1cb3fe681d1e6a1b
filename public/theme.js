// Before the first paint: applies the stored theme (default: dark) and marks the document if a signed-in user is expected.
(function () {
  try {
    if (localStorage.getItem('marquee.theme') === 'light') {
      document.documentElement.dataset.theme = 'light';
      document.querySelector('meta[name="theme-color"]').content = '#f7f1e6';
    }
    if (localStorage.getItem('marquee.member') === 'yes') document.documentElement.dataset.member = 'expected';
  } catch (blocked) {
    // without storage the theme stays dark
  }
})();
