// Fills the cards of a list with an answer of TMDB.
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { partOf } from './answer-parts.ts';
import { readVisit } from './early-answers.ts';
import { fillCards, shownRows } from './fill-card.ts';
import { fillPage } from './fill-page.ts';

fillPage(readVisit(), (root, template, answer) => {
  const places = [...root.querySelectorAll('.grid .sk-card')];
  const pictured = matchMedia(PHONE_WIDTH).matches ? 9 : 14;
  fillCards(partOf(template, '.card'), shownRows(answer).slice(0, places.length), pictured).forEach((card, index) =>
    places[index]?.replaceWith(card));
});
