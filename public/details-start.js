// On a title's page: asks for its facts while the app's code is still on its way, and puts the name into the page that was drawn ahead.
(function () {
  var FILES = { movie: 512, tv: 128 };
  var base = document.currentScript.dataset.catalogue;
  var parameters = new URLSearchParams(location.search);
  var type = parameters.get('type');
  var id = Number(parameters.get('id'));
  if (!FILES[type] || !Number.isInteger(id) || id === 0) return;

  var address = base + 'details/' + type + '-' + (Math.abs(id) % FILES[type]) + '.json';
  var answer = fetch(address);
  window.marqueeEarlyFiles = {};
  // The app reads a copy; this script reads the original.
  window.marqueeEarlyFiles[address] = answer.then(function (response) {
    return response.clone();
  });

  function fill(record) {
    var root = document.getElementById('root');
    var heading = root && root.querySelector('.feature h1');
    if (!heading || !heading.querySelector('.sk')) return;
    var title = record.title[2];
    heading.textContent = title;
    heading.className = 'poster ' + (title.length <= 26 ? 'p-xl' : title.length <= 64 ? 'p-l' : 'p-m');
    var lines = root.querySelector('.details-wait .sk-lines');
    if (record.overview && lines) {
      var lead = document.createElement('p');
      lead.className = 'lead';
      lead.textContent = record.overview;
      lines.replaceWith(lead);
    }
  }

  // Two frames later what was filled in is on the screen.
  function soon() {
    return new Promise(function (resolve) {
      requestAnimationFrame(function () {
        requestAnimationFrame(function () {
          setTimeout(resolve, 30);
        });
      });
    });
  }

  var parsed = new Promise(function (resolve) {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', function () { resolve(); });
  });

  window.marqueeFilled = answer
    .then(function (response) {
      return response.ok ? response.json() : {};
    })
    .then(function (records) {
      var record = records[type + '-' + id];
      return record && parsed.then(function () {
        fill(record);
        return soon();
      });
    })
    .catch(function () {
      // The app asks again and says what is wrong.
    });
})();
