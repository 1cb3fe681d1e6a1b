// Before the first paint: applies the stored choice of a theme (default: dark) and marks the document if a signed-in user is expected,
// and if that user hides titles, which the app does once it knows which.
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
    var hiding = localStorage.getItem('marquee.hides-titles');
    if (hiding && hint && hiding.split(' ').indexOf(JSON.parse(hint).uid) !== -1) {
      document.documentElement.dataset.hiding = 'expected';
      setTimeout(function () {
        delete document.documentElement.dataset.hiding;
      }, 4000);
    }
  } catch (blocked) {
    // without storage the theme stays dark
  }
})();
