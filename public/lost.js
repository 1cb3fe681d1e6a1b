// Says that the app itself did not come, where nothing of it is there to say so. What was drawn ahead stays and can be read.
(function () {
  var said = false;
  window.marqueeLost = function () {
    if (said) return;
    said = true;
    // Only the app ends the waiting for a member: what was drawn ahead would stay hidden without it.
    delete document.documentElement.dataset.member;
    var note = document.createElement('div');
    var words = document.createElement('span');
    var button = document.createElement('button');
    note.className = 'strip lost-app';
    note.setAttribute('role', 'alert');
    words.textContent = navigator.onLine ? 'Marquee did not come through, so nothing here can be used yet.' : 'You are offline, so nothing here can be used yet.';
    button.type = 'button';
    button.className = 'btn small';
    button.textContent = 'Retry';
    button.addEventListener('click', function () {
      location.reload();
    });
    note.append(words, button);
    document.body.append(note);
  };
})();
