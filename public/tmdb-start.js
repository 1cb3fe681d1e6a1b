// With the TMDB catalogue: sends the requests of the page's first view while the app's code is loading. The prerender wrote them with the
// app's own code (src/prerender-requests.ts); this script replaces what only the visit knows: language, region, id and search text. Stands
// in the HTML itself (scripts/prerender/early-script.mjs).
(function () {
  var LANGUAGE = 'zz-ZZ', REGION = 'ZZ', ID = '999999999', QUERY = 'zzquery';
  var data = document.currentScript.dataset.early;
  var parameters = new URLSearchParams(location.search);
  var id = parameters.get('id');
  var query = parameters.get('query');
  if (!data || (id !== null && !/^[1-9]\d{0,8}$/.test(id))) return;
  // A plain text only: numbers and operators of the search lead to other requests.
  if (query !== null && !/^[^\s:/\d]+( [^\s:/\d]+)*$/.test(query)) return;
  if (Array.from(parameters.keys()).some(function (name) { return !/^(type|id|query)$/.test(name); })) return;
  var requests = JSON.parse(data)[query === null ? parameters.get('type') || '' : 'query'];
  if (!requests) return;

  var stored = {};
  var isMember = false;
  try {
    isMember = /"uid":"/.test(localStorage.getItem('marquee.session-hint'));
    stored = JSON.parse(localStorage.getItem('marquee.titles')) || {};
  } catch (blocked) {
    // without storage the browser's language counts
  }
  // A member who opens the landing page sees the home page.
  if (isMember && location.pathname === '/') return;
  function isTextOrNull(value) { return value === null || typeof value === 'string'; }
  if (!isTextOrNull(stored.language) || !isTextOrNull(stored.region)) stored = {};
  var language = stored.language ?? (navigator.language || 'en-US');
  var region = stored.region ?? (/-([A-Z]{2})\b/.exec(navigator.language) || [])[1] ?? 'US';

  function fillValue(value) {
    if (value === LANGUAGE) return language;
    if (value === REGION) return region;
    if (value === QUERY) return query;
    var codes = value.split(',');
    return codes[0] === 'zz' ? Array.from(new Set([language.slice(0, 2).toLowerCase()].concat(codes.slice(1)))).join(',') : value;
  }
  function addressOf(request) {
    var parts = request.split('?');
    var filled = new URLSearchParams();
    new URLSearchParams(parts[1]).forEach(function (value, name) {
      if (fillValue(value) !== '') filled.append(name, fillValue(value));
    });
    return parts[0].replace(ID, id) + '?' + filled;
  }

  window.marqueePrefetch = {};
  window.marqueeAnswered = false;
  // Read by tmdb-fill.js.
  window.marqueeEarly = { type: /\/tv\b/.test(requests[0]) ? 'tv' : 'movie' };
  window.marqueeEarly.answers = requests.map(function (request, index) {
    var address = addressOf(request);
    var response = fetch(address, { headers: { accept: 'application/json' }, cache: 'no-cache', priority: index === 0 ? 'high' : 'low' });
    // The app reads a clone of the response; this script reads the original.
    window.marqueePrefetch[address] = response.then(function (each) { return each.clone(); });
    window.marqueePrefetch[address].catch(function () {});
    var answer = response.then(function (each) { return each.ok ? each.json() : Promise.reject(each); });
    // The app repeats what failed and shows the failure.
    answer.catch(function () {});
    return answer;
  });
})();
