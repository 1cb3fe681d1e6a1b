// Fills the cards of a list or of a shelf with an answer of TMDB.
import { voteOf, yearOfDay } from '#adapters/tmdb/mapping/title-values';
import { titleAddress } from '#application/metadata/addresses';
import type { MediaType } from '#domain/catalogue/media-type';
import { LANDING_POSTER_COUNT } from '#ui/features/landing/landing-poster-count.ts';
import { PHONE_WIDTH } from '#ui/design/utils/media-queries.ts';
import { nameIn, partOf, setImage, type EarlyAnswer } from './answer-parts.ts';
import { fillPage, type Fill } from './fill-page.ts';

type Row = EarlyAnswer & { readonly id: number };

const fillCard = (card: Element, row: Row, mediaType: MediaType, hasPicture: boolean): Element => {
  const rating = partOf(card, '.cap i');
  const vote = voteOf(row.vote_average, row.vote_count);
  (partOf(card, 'a') as HTMLAnchorElement).href = titleAddress({ mediaType, id: row.id });
  partOf(card, '.cap b').textContent = nameIn(row);
  partOf(card, '.cap > span').textContent = `${yearOfDay(row.release_date ?? row.first_air_date) ?? '\u00a0'}`;
  if (vote === null) rating.remove();
  else (rating.lastChild as Text).data = vote.toFixed(1);
  setImage(card.querySelector('img'), hasPicture ? row.poster_path : null);
  return card;
};

const fillCards: Fill = (root, template, answer, type) => {
  const { results } = answer as { readonly results: ReadonlyArray<Row | null> };
  const rows = results.filter((row) => row?.id && !row.adult) as ReadonlyArray<Row>;
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
