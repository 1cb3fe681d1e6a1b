// Fills a title's page with an answer of TMDB (tmdb-fill.js).
window.marqueeFill = function (root, template, answer, tools) {
  var name = tools.textOf(answer);
  var heading = root.querySelector('.feature h1');
  heading.textContent = name;
  heading.className = 'poster ' + (name.length <= 26 ? 'p-xl' : name.length <= 64 ? 'p-l' : 'p-m');
  var wide = template.querySelector('.wide-art');
  tools.setImage(wide.querySelector('img'), answer.backdrop_path);
  root.querySelector('.feature').prepend(wide);
  var poster = template.querySelector('.in > .art');
  tools.setImage(poster.querySelector('img'), answer.poster_path);
  root.querySelector('.feature .in > .art').replaceWith(poster);
  if (!answer.overview) return;
  var lead = document.createElement('p');
  lead.className = 'lead';
  lead.textContent = answer.overview;
  root.querySelector('.details-wait .sk-lines').replaceWith(lead);
};
