// Fills a person's page with an answer of TMDB.
import { nameIn, partOf, setImage, type EarlyAnswer } from './answer-parts.ts';
import { readVisit } from './early-answers.ts';
import { fillPage, type Fill } from './fill-page.ts';
import { PRERENDER_PLACEHOLDER_VALUES } from './prerender-placeholders.ts';

const fillPerson: Fill = (root, template, answer) => {
  const { profile_path: path, ...rest } = answer as EarlyAnswer;
  const name = nameIn(rest);
  const person = partOf(template, '.person');
  partOf(person, 'h1').textContent = name;
  const portrait = partOf(person, '.portrait') as HTMLImageElement;
  portrait.alt = portrait.alt.replace(PRERENDER_PLACEHOLDER_VALUES.name, name);
  setImage(portrait, path);
  if (!path) person.classList.remove('with-portrait');
  partOf(root, '.person-wait .person').replaceWith(person);
};

fillPage(readVisit(), fillPerson);
