import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import { detailsFile, INDEX_FILE } from '#adapters/embedded-catalogue/files/file-names';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { posterAddress } from '#application/metadata/addresses';
import type { PageMetadata } from '#application/metadata/page-metadata';
import { personMetadata } from '#application/metadata/person-metadata';
import { titleMetadata } from '#application/metadata/title-metadata';
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
type KnownPage = { readonly name: string; readonly head: PageMetadata };

/** `posters`: SVG of the titles' posters by their addresses. */
export type KnownPages = {
  readonly titles: ReadonlyArray<KnownPage>;
  readonly people: ReadonlyArray<KnownPage>;
  readonly posters: ReadonlyMap<string, string>;
};

const orThrow = async <A>(answer: Answer<A>): Promise<A> => {
  const result = await answer();
  if (E.isLeft(result)) throw new Error(`A file of the catalogue cannot be read: ${JSON.stringify(result.left)}`);
  return result.right;
};

/** Requests one after the other: all of their files at once would take most of the time for collecting garbage. */
const oneByOne = async <I, A>(ids: ReadonlyArray<I>, ask: (id: I) => Answer<A>): Promise<ReadonlyArray<A>> => {
  const answers: A[] = [];
  for (const id of ids) answers.push(await orThrow(ask(id)));
  return answers;
};

/** The renderer of posters has the letters of the display font only. */
const isDrawable = ({ title }: TitleDetails): boolean => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(title);

/** Returns the people who lead the most of these titles, most first. */
const leadingPeople = (titles: ReadonlyArray<TitleDetails>, count: number): ReadonlyArray<number> => {
  const counts = new Map<number, number>();
  for (const { mediaType, cast, crew } of titles)
    for (const id of new Set([...cast.slice(0, LEADING_CAST), ...findLeadCrew(mediaType, crew)].map(({ personId }) => personId)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([id]) => id);
};

/**
 * Returns the pages of the best-known titles of the embedded catalogue and of the people who lead them.
 * @param site the site's origin; null if unknown.
 */
export const knownPages = async (read: (file: string) => Promise<unknown>, site: string | null, count = KNOWN): Promise<KnownPages> => {
  const readFile: ReadFile = (file) => TE.tryCatch(() => read(file), (error) => unexpected(String(error)));
  const catalogue = embeddedCatalogue(readFile);
  const index = await orThrow(TE.chain(decodeIndex)(readFile(INDEX_FILE)));
  const best = [...index.movie, ...index.tv].sort((one, other) => other.popularity - one.popularity).slice(0, count.titles);
  // In the order of their files, each of which is read once: the catalogue keeps few of them in memory.
  const inFileOrder = [...best].sort((one, other) => detailsFile(one).localeCompare(detailsFile(other)));
  const details = new Map((await oneByOne(inFileOrder, catalogue.getDetails)).map((title) => [itemKey(title), title]));
  const titles = best.flatMap((id) => details.get(itemKey(id)) ?? []);
  const people = await oneByOne(leadingPeople(titles, count.people), catalogue.getPerson);
  const drawn = titles.filter(isDrawable);
  const posters = new Map(drawn.map((title) => [posterAddress(title), posterArt(toArtTitle(title))]));
  const posterOf = (title: TitleDetails): string | null =>
    posters.has(posterAddress(title)) ? `${site ?? ''}${posterAddress(title)}` : null;
  return {
    titles: titles.map((title) => ({ name: itemKey(title), head: titleMetadata(title, posterOf(title), site) })),
    people: people.map((person) => ({ name: `person-${person.id}`, head: personMetadata(person, null, site) })),
    posters,
  };
};

export { replaceMetadata } from '#application/metadata/replace-metadata';
