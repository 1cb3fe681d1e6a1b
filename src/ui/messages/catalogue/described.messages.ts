import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { titleWithYear } from '#domain/catalogue/title-text';
import { RESULT_TAB_NAMES } from './search.messages';
import { shortQuery } from './search-start.messages';

/** Texts of titles that a search describes instead of naming them. */
export const DESCRIBED_MESSAGES = {
  /** "Films: Thriller, South Korea". */
  heading: (mediaType: MediaType, facts: ReadonlyArray<string>): string =>
    `${mediaType === 'movie' ? RESULT_TAB_NAMES.films : RESULT_TAB_NAMES.series}: ${facts.join(', ')}`,
  /** Heading of titles like one: “Like Parasite (2019)”. */
  like: (title: Pick<Title, 'title' | 'year'>): string => `Like ${titleWithYear(title)}`,
  /** Link to the page of a title, which has titles like it. */
  withLike: (title: Pick<Title, 'title' | 'year'>): string => `${titleWithYear(title)} and titles like it`,
  /** A part of a heading: “Time loop”. */
  subject: (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`,
  /** @param isTried whether titles that fit all of the text were looked for. */
  unread: (words: ReadonlyArray<string>, isTried: boolean): string =>
    `${isTried ? 'No title fits all of that. ' : ''}Left out: ${words.join(', ')}.`,
  orSee: (heading: string): string => `Or see ${heading}`,
  notNamed: (text: string): string => `No title or person is called “${shortQuery(text)}”.`,
} as const;
