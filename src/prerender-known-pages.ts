import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import { detailsFile, INDEX_FILE } from '#adapters/embedded-catalogue/files/file-names';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { posterAddress } from '#application/page-head/addresses';
import type { PageHead } from '#application/page-head/page-head';
import { personHead } from '#application/page-head/person-head';
import { titleHead } from '#application/page-head/title-head';
import { findLeadCrew } from '#domain/catalogue/crew';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { unexpected } from '#domain/shared/failure';
import { posterArt } from '#ui/design/poster-art/poster-art.ts';
import { toArtTitle } from '#ui/features/shared/title-address.ts';

/** Numbers of titles and people with a document of their own. */
const KNOWN = { titles: 1500, people: 500 };

/** Number of the cast of a title that is well known for it. */
const LEADING_CAST = 6;

/** A page with a document of its own: its head, and the file name of the document without its ending. */
type KnownPage = { readonly name: string; readonly head: PageHead };

/** `posters`: SVG of the titles' posters by their addresses. */
export type KnownPages = { readonly titles: ReadonlyArray<KnownPage>; readonly people: ReadonlyArray<KnownPage>; readonly posters: ReadonlyMap<string, string> };

const orThrow = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isLeft(result)) throw new Error(`A file of the catalogue cannot be read: ${JSON.stringify(result.left)}`);
  return result.right;
};

/** The renderer of posters has the letters of the display font only. */
const isDrawable = ({ title }: TitleDetails): boolean => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(title);

/** Returns the people who lead the most of these titles, most first. */
const leadingPeople = (titles: ReadonlyArray<TitleDetails>, count: number): ReadonlyArray<number> => {
  const counts = new Map<number, number>();
  for (const { mediaType, cast, crew } of titles)
    for (const id of new Set([...cast.slice(0, LEADING_CAST), ...findLeadCrew(mediaType, crew)].map(({ personId }) => personId))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, count).map(([id]) => id);
};

/** Returns the pages of the best-known titles of the embedded catalogue and of the people who lead them. @param site the site's origin; null if unknown. */
export const knownPages = async (read: (file: string) => Promise<unknown>, site: string | null, count = KNOWN): Promise<KnownPages> => {
  const readFile: ReadFile = (file) => TE.tryCatch(() => read(file), (error) => unexpected(String(error)));
  const catalogue = embeddedCatalogue(readFile);
  const index = await orThrow(TE.chain(decodeIndex)(readFile(INDEX_FILE)));
  const best = [...index.movie, ...index.tv].sort((one, other) => other.popularity - one.popularity).slice(0, count.titles);
  // In the order of their files, each of which is read once: the catalogue keeps few of them in memory.
  const inFileOrder = [...best].sort((one, other) => detailsFile(one).localeCompare(detailsFile(other)));
  const details = new Map((await Promise.all(inFileOrder.map((id) => orThrow(catalogue.getDetails(id))))).map((title) => [itemKey(title), title]));
  const titles = best.flatMap((id) => details.get(itemKey(id)) ?? []);
  const people = await Promise.all(leadingPeople(titles, count.people).map((id) => orThrow(catalogue.getPerson(id))));
  const drawn = titles.filter(isDrawable);
  const posters = new Map(drawn.map((title) => [posterAddress(title), posterArt(toArtTitle(title))]));
  const posterOf = (title: TitleDetails): string | null => (posters.has(posterAddress(title)) ? `${site ?? ''}${posterAddress(title)}` : null);
  return {
    titles: titles.map((title) => ({ name: itemKey(title), head: titleHead(title, posterOf(title), site) })),
    people: people.map((person) => ({ name: `person-${person.id}`, head: personHead(person, null, site) })),
    posters,
  };
};
