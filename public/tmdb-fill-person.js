// Fills a person's page with an answer of TMDB (tmdb-fill.js).
window.marqueeFill = function (root, template, answer, tools) {
  var person = template.querySelector('.person');
  person.querySelector('h1').textContent = tools.textOf(answer);
  var portrait = person.querySelector('.portrait');
  portrait.alt = portrait.alt.replace('?', answer.name);
  tools.setImage(portrait, answer.profile_path);
  if (!answer.profile_path) person.classList.remove('with-portrait');
  root.querySelector('.person-wait .person').replaceWith(person);
};
