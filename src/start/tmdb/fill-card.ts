// Fills a card with a row of an answer of TMDB.
import { voteOf, yearOfDay } from '#adapters/tmdb/mapping/title-values';
import { titleAddress } from '#application/metadata/addresses';
import { nameIn, partOf, setImage, type EarlyAnswer } from './answer-parts.ts';

type Row = EarlyAnswer & { readonly id: number };

/** Returns the rows of an answer that the app shows. */
export const shownRows = (answer: unknown): ReadonlyArray<Row> =>
  (answer as { readonly results: ReadonlyArray<Row | null> }).results.filter((row) => row?.id && !row.adult) as ReadonlyArray<Row>;

export const rowYear = (row: Row): number | null => yearOfDay(row.release_date ?? row.first_air_date);

/** Makes a link lead to the title of a row: series have a `name` instead of a `title`. */
export const setAddress = (link: HTMLElement, row: Row): void => {
  (link as HTMLAnchorElement).href = titleAddress({ mediaType: row.title == null ? 'tv' : 'movie', id: row.id });
};

/** Returns copies of a card that show the rows. @param pictured number of rows with pictures: more would delay those in view. */
export const fillCards = (pattern: Element, rows: ReadonlyArray<Row>, pictured: number): ReadonlyArray<Element> =>
  rows.map((row, index) => {
    const card = pattern.cloneNode(true) as Element;
    const rating = partOf(card, '.cap i');
    const vote = voteOf(row.vote_average, row.vote_count);
    setAddress(partOf(card, 'a'), row);
    partOf(card, '.cap b').textContent = nameIn(row);
    partOf(card, '.cap > span').textContent = `${rowYear(row) ?? '\u00a0'}`;
    if (vote === null) rating.remove();
    else (rating.lastChild as Text).data = vote.toFixed(1);
    setImage(card.querySelector('img'), index < pictured ? row.poster_path : null);
    return card;
  });
