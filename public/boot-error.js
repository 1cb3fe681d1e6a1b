// Defines `marqueeShowBootError`, which shows an alert if the app's code cannot be loaded. The prerendered page stays readable.
(function () {
  var isShown = false;
  window.marqueeShowBootError = function () {
    if (isShown) return;
    isShown = true;
    // Only the app would clear `data-member`, which hides the prerendered page while a member is expected.
    delete document.documentElement.dataset.member;
    var note = document.createElement('div');
    var message = document.createElement('span');
    var button = document.createElement('button');
    note.className = 'notice-bar boot-error';
    note.setAttribute('role', 'alert');
    message.textContent = navigator.onLine
      ? 'Part of Marquee didn’t load, so this page doesn’t work yet.'
      : 'You’re offline, so this page doesn’t work yet.';
    button.type = 'button';
    button.className = 'btn small';
    button.textContent = 'Try again';
    button.addEventListener('click', function () {
      location.reload();
    });
    note.append(message, button);
    document.body.append(note);
  };
})();
