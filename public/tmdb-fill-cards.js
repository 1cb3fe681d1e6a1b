// Fills the cards of a list or of a shelf with an answer of TMDB (tmdb-fill.js).
(function () {
  function fillCard(card, row, tools) {
    var name = tools.textOf(row);
    var year = (row.release_date || row.first_air_date || '').slice(0, 4);
    var vote = card.querySelector('.cap i');
    card.querySelector('a').href = '/details?type=' + tools.type + '&id=' + row.id;
    card.querySelector('.cap b').textContent = name;
    card.querySelector('.cap > span').textContent = year || '\u00a0';
    if (row.vote_average && row.vote_count) vote.lastChild.data = row.vote_average.toFixed(1);
    else vote.remove();
    tools.setImage(card.querySelector('img'), row.poster_path);
    return card;
  }
  window.marqueeFill = function (root, template, answer, tools) {
    var rows = answer.results.filter(function (row) { return row && !row.adult && row.id; });
    var list = template.querySelector('.row');
    var pattern = template.querySelector(list ? '.row > li' : '.card');
    var places = root.querySelectorAll(list ? '.shelf .sk-card' : '.grid .sk-card');
    // The pictures of the first view: the others would delay them.
    var count = matchMedia('(max-width: 767px)').matches ? (list ? 3 : 9) : list ? 6 : 14;
    var cards = rows.slice(0, list ? rows.length : places.length).map(function (row, index) {
      return fillCard(pattern.cloneNode(true), index < count ? row : Object.assign({}, row, { poster_path: null }), tools);
    });
    if (list) {
      list.replaceChildren(...cards);
      places[0].closest('.shelf').replaceWith(template.querySelector('.shelf'));
    } else {
      cards.forEach(function (card, index) { places[index].replaceWith(card); });
    }
  };
})();
