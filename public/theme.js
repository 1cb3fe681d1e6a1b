// Before the first paint: applies the stored choice of a theme (default: dark) and marks the document if a signed-in user is expected.
(function () {
  try {
    var choice = localStorage.getItem('marquee.theme');
    if (choice === 'light' || (choice === 'system' && matchMedia('(prefers-color-scheme: light)').matches)) {
      document.documentElement.dataset.theme = 'light';
      document.querySelector('meta[name="theme-color"]').content = '#f7f1e6';
    }
    var hint = localStorage.getItem('marquee.session-hint');
    // An earlier version stored 'marquee.member'; the app replaces that key.
    if (hint === null ? localStorage.getItem('marquee.member') === 'yes' : /"uid":"/.test(hint)) document.documentElement.dataset.member = 'expected';
  } catch (blocked) {
    // without storage the theme stays dark
  }
})();
