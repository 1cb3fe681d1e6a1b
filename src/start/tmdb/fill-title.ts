// Fills a title's page with an answer of TMDB.
import { nameSize } from '#ui/features/shared/name-size.ts';
import { nameIn, partOf, setImage, type EarlyAnswer } from './answer-parts.ts';
import { readVisit } from './early-answers.ts';
import { fillPage, type Fill } from './fill-page.ts';

const fillTitle: Fill = (root, template, answer) => {
  const title = answer as EarlyAnswer;
  const name = nameIn(title);
  const heading = partOf(root, '.feature h1');
  heading.textContent = name;
  heading.className = `poster ${nameSize(name)}`;
  const wide = partOf(template, '.wide-art');
  setImage(wide.querySelector('img'), title.backdrop_path);
  partOf(root, '.feature').prepend(wide);
  const poster = partOf(template, '.in > .art');
  setImage(poster.querySelector('img'), title.poster_path);
  partOf(root, '.feature .in > .art').replaceWith(poster);
  if (!title.overview) return;
  const lead = document.createElement('p');
  lead.className = 'lead';
  lead.textContent = title.overview;
  partOf(root, '.details-wait .sk-lines').replaceWith(lead);
};

fillPage(readVisit(), fillTitle);
