// On the landing page: fills the first shelf and the hero of the day with answers of TMDB.
import { decadeOfDay, heroOfDay, localDayNumber } from '#domain/catalogue/programme/hero-of-day';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { LANDING_POSTER_COUNT } from '#ui/features/landing/landing-poster-count.ts';
import { heroTitleText } from '#ui/messages/catalogue/landing.messages.ts';
import { nameIn, partOf, setImage } from './answer-parts.ts';
import { fillCards, shownRows, setAddress, rowYear } from './fill-card.ts';
import { fillPage, type Fill } from './fill-page.ts';

const day = localDayNumber(Date.now());

const fillShelf: Fill = (root, template, answer) => {
  const list = partOf(template, '.row');
  const pictured = matchMedia(PHONE_WIDTH).matches ? 3 : LANDING_POSTER_COUNT;
  list.replaceChildren(...fillCards(partOf(list, 'li'), shownRows(answer), pictured));
  partOf(root, '.sk-shelf').replaceWith(partOf(template, '.shelf'));
};

const fillHero: Fill<ReadonlyArray<unknown>> = (root, template, answers) => {
  const row = heroOfDay(answers.map(shownRows), day, ({ backdrop_path: path }) => Boolean(path));
  if (!row) return;
  const art = partOf(template, '.wide-art');
  const caption = partOf(template, '.shown');
  const link = partOf(caption, 'a');
  setImage(art.querySelector('img'), row.backdrop_path);
  setAddress(link, row);
  link.textContent = heroTitleText(nameIn(row), rowYear(row));
  const hero = partOf(root, '.visitor');
  hero.classList.add('dimmed');
  hero.prepend(art);
  hero.append(caption);
};

// Nothing in the address changes the lists.
fillPage({ id: `${decadeOfDay(day)}` }, fillShelf, fillHero);
