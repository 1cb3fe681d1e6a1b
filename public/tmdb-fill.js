// With the TMDB catalogue: fills the prerendered page with the first answer to the requests of tmdb-start.js, before the app has loaded. The
// template in the document is rendered by the app's own components (src/prerender-tmdb.tsx).
(function () {
  var IMAGE = '/zz-image.jpg';
  var early = window.marqueeEarly;
  if (!early) return;

  function setImage(image, path) {
    if (!image) return;
    if (!path || !/^\/[\w.-]+$/.test(path)) return image.remove();
    image.srcset = image.srcset.replaceAll(IMAGE, path);
    image.src = image.src.replace(IMAGE, path);
  }
  // Throws for an answer that the app does not accept either.
  function textOf(row) {
    var name = row.title ?? row.name;
    if (typeof name !== 'string' || typeof row.id !== 'number') throw new TypeError('not readable');
    return name;
  }
  function fillCard(card, row, type) {
    var name = textOf(row);
    var year = (row.release_date || row.first_air_date || '').slice(0, 4);
    var vote = card.querySelector('.cap i');
    card.querySelector('a').href = '/details?type=' + type + '&id=' + row.id;
    card.querySelector('.cap b').textContent = name;
    card.querySelector('.cap > span').textContent = year || '\u00a0';
    if (row.vote_average && row.vote_count) vote.lastChild.data = row.vote_average.toFixed(1);
    else vote.remove();
    setImage(card.querySelector('img'), row.poster_path);
    return card;
  }
  function fillCards(root, template, answer, type) {
    var rows = answer.results.filter(function (row) { return row && !row.adult && row.id; });
    var list = template.querySelector('.row');
    var pattern = template.querySelector(list ? '.row > li' : '.card');
    var places = root.querySelectorAll(list ? '.shelf .sk-card' : '.grid .sk-card');
    // The pictures of the first view: the others would delay them.
    var count = matchMedia('(max-width: 767px)').matches ? (list ? 3 : 9) : list ? 6 : 14;
    var cards = rows.slice(0, list ? rows.length : places.length).map(function (row, index) {
      return fillCard(pattern.cloneNode(true), index < count ? row : Object.assign({}, row, { poster_path: null }), type);
    });
    if (list) {
      list.replaceChildren(...cards);
      places[0].closest('.shelf').replaceWith(template.querySelector('.shelf'));
    } else {
      cards.forEach(function (card, index) { places[index].replaceWith(card); });
    }
  }
  function fillTitle(root, template, answer) {
    var name = textOf(answer);
    var heading = root.querySelector('.feature h1');
    heading.textContent = name;
    heading.className = 'poster ' + (name.length <= 26 ? 'p-xl' : name.length <= 64 ? 'p-l' : 'p-m');
    var wide = template.querySelector('.wide-art');
    setImage(wide.querySelector('img'), answer.backdrop_path);
    root.querySelector('.feature').prepend(wide);
    var poster = template.querySelector('.in > .art');
    setImage(poster.querySelector('img'), answer.poster_path);
    root.querySelector('.feature .in > .art').replaceWith(poster);
    if (!answer.overview) return;
    var lead = document.createElement('p');
    lead.className = 'lead';
    lead.textContent = answer.overview;
    root.querySelector('.details-wait .sk-lines').replaceWith(lead);
  }
  function fillPerson(root, template, answer) {
    var person = template.querySelector('.person');
    person.querySelector('h1').textContent = textOf(answer);
    var portrait = person.querySelector('.portrait');
    portrait.alt = portrait.alt.replace('?', answer.name);
    setImage(portrait, answer.profile_path);
    if (!answer.profile_path) person.classList.remove('with-portrait');
    root.querySelector('.person-wait .person').replaceWith(person);
  }
  function fill(answer) {
    var root = document.getElementById('root');
    var template = document.getElementById('early-template');
    // Reload and Back restore a scroll position, and the app may already show the page. Adult titles are not found.
    if (!template || !root.dataset.prerendered || window.performance.getEntriesByType('navigation')[0].type !== 'navigate' || answer.adult) return false;
    var page = root.dataset.prerendered;
    if (page === '/details') fillTitle(root, template.content, answer);
    else if (page === '/person') fillPerson(root, template.content, answer);
    else fillCards(root, template.content, answer, early.type);
    return true;
  }
  var parsed = new Promise(function (resolve) {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', resolve);
  });
  var filled = Promise.all([early.answers[0], parsed]).then(function (both) { return fill(both[0]); });
  filled.then(function (isFilled) {
    return isFilled ? null : Promise.all(early.answers);
  }).then(function () {
    window.marqueeAnswered = true;
  }).catch(function () {
    // The app repeats what failed and shows the failure.
  });

  function within(milliseconds, promise) {
    return Promise.race([promise, new Promise(function (resolve) { setTimeout(resolve, milliseconds); })]);
  }
  function isInFirstView(image) {
    var box = image.getBoundingClientRect();
    return box.width > 0 && box.top < window.innerHeight && box.left < window.innerWidth;
  }
  // Called by start.js after the first paint: the app's code competes with the pictures of the first view, so it loads after them. A slow
  // answer does not delay it.
  window.marqueeFilled = function () {
    return within(150, filled).then(function () {
      var images = Array.from(document.querySelectorAll('main .photo, main .portrait')).filter(isInFirstView);
      return within(800, Promise.all(images.map(function (image) {
        return image.complete ? null : new Promise(function (resolve) { image.onload = image.onerror = resolve; });
      })));
    });
  };
})();
