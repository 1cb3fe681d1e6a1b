// Fills the cards of a list or of a shelf with an answer of TMDB.
import { titleAddress } from '#application/metadata/addresses';
import { LANDING_POSTER_COUNT } from '#ui/features/landing/landing-poster-count.ts';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { nameIn, partOf, setImage, type EarlyAnswer } from './answer-parts.ts';
import { fillPage, type Fill } from './fill-page.ts';

type Row = EarlyAnswer & { readonly id: number };

const fillCard = (card: Element, row: Row, mediaType: Parameters<Fill>[3], hasPicture: boolean): Element => {
  const vote = partOf(card, '.cap i');
  (partOf(card, 'a') as HTMLAnchorElement).href = titleAddress({ mediaType, id: row.id });
  partOf(card, '.cap b').textContent = nameIn(row);
  partOf(card, '.cap > span').textContent = String(row.release_date || row.first_air_date || '').slice(0, 4) || '\u00a0';
  if (row.vote_average && row.vote_count) (vote.lastChild as Text).data = (row.vote_average as number).toFixed(1);
  else vote.remove();
  setImage(card.querySelector('img'), hasPicture && row.poster_path);
  return card;
};

const fillCards: Fill = (root, template, answer, type) => {
  const rows = (answer as { readonly results: ReadonlyArray<Row | null> }).results.filter(
    (row): row is Row => row !== null && !row.adult && Boolean(row.id),
  );
  const list = template.querySelector('.row');
  const pattern = partOf(template, list ? '.row > li' : '.card');
  const places = [...root.querySelectorAll(list ? '.shelf .sk-card' : '.grid .sk-card')];
  // The pictures of the first view: the others would delay them.
  const count = matchMedia(PHONE_WIDTH).matches ? (list ? 3 : 9) : list ? LANDING_POSTER_COUNT : 14;
  const cards = rows
    .slice(0, list ? rows.length : places.length)
    .map((row, index) => fillCard(pattern.cloneNode(true) as Element, row, type, index < count));
  if (list) {
    list.replaceChildren(...cards);
    places[0]?.closest('.shelf')?.replaceWith(partOf(template, '.shelf'));
  } else cards.forEach((card, index) => places[index]?.replaceWith(card));
};

fillPage(fillCards);
