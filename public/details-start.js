// On a title's page: requests the details while the app's code is loading, and fills name and overview into the prerendered page.
(function () {
  var FILE_COUNTS = { movie: 1409, tv: 277 };
  var base = document.currentScript.dataset.catalogue;
  var parameters = new URLSearchParams(location.search);
  var type = parameters.get('type');
  var id = Number(parameters.get('id'));
  if (!FILE_COUNTS[type] || !Number.isInteger(id) || id === 0) return;

  var address = base + 'details/' + type + '-' + (Math.abs(id) % FILE_COUNTS[type]) + '.json';
  var request = fetch(address);
  window.marqueePrefetch = {};
  // The app reads a clone of the response; this script reads the original.
  window.marqueePrefetch[address] = request.then(function (response) {
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

  // Resolves after two frames, when the filled page is on the screen.
  function painted() {
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

  window.marqueeDetailsPainted = request
    .then(function (response) {
      return response.ok ? response.json() : {};
    })
    .then(function (records) {
      var record = records[type + '-' + id];
      return record && parsed.then(function () {
        fill(record);
        return painted();
      });
    })
    .catch(function () {
      // The app repeats the request and shows the failure.
    });
})();
