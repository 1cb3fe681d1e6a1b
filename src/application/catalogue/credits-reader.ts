import * as E from 'fp-ts/Either';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { CreditsByTitle, TitleCredits } from '#domain/catalogue/credits/title-credits';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';

/** The credits of titles that are known without a further request. */
export type KnownCredits = {
  /** By item key; without titles that the catalogue does not have. */
  readonly credits: CreditsByTitle;
  /** Number of titles that were looked up. */
  readonly lookedUp: number;
};

/** The credits of titles, which are looked up once in a session. */
export interface CreditsReader {
  readonly known: (titles: ReadonlyArray<TitleId>) => KnownCredits;
  /**
   * Looks up titles that were not yet. Where each costs a request, only while fewer than `goal` of the titles are, and no more than the
   * catalogue allows in one call. Returns the largest number of one call; null without a limit. What was looked up before a failure is
   * kept.
   */
  readonly readMore: (titles: ReadonlyArray<TitleId>, goal: number, signal?: AbortSignal) => Answer<number | null>;
}

/** Titles looked up together where each costs a request: a failure repeats no more than these. */
const AT_ONCE = 4;

type CreditsCatalogue = Pick<Catalogue, 'getMemberFacts'>;

const createReader = (catalogue: CreditsCatalogue): CreditsReader => {
  /** Null for titles that the catalogue does not have. */
  const found = new Map<string, TitleCredits | null>();
  return {
    known: (titles) => {
      const keys = titles.map(itemKey).filter((key) => found.has(key));
      const credits = keys.flatMap((key) => {
        const own = found.get(key);
        return own == null ? [] : [[key, own] as const];
      });
      return { credits: new Map(credits), lookedUp: new Set(keys).size };
    },
    readMore: (titles, goal, signal) => async () => {
      const facts = await catalogue.getMemberFacts()();
      if (E.isLeft(facts)) return facts;
      const { maxTitles, getCredits } = facts.right.credits;
      const unread = titles.filter((title) => !found.has(itemKey(title)));
      const isEnough = maxTitles !== null && titles.length - unread.length >= goal;
      const chosen = isEnough ? [] : unread.slice(0, maxTitles ?? undefined);
      const step = maxTitles === null ? chosen.length : AT_ONCE;
      for (let from = 0; from < chosen.length; from += step) {
        const part = chosen.slice(from, from + step);
        const read = await getCredits(part, signal)();
        if (E.isLeft(read)) return read;
        for (const title of part) found.set(itemKey(title), read.right.get(itemKey(title)) ?? null);
      }
      return E.right(maxTitles);
    },
  };
};

const readers = new WeakMap<CreditsCatalogue, CreditsReader>();

/** Returns the reader of a catalogue, which all pages share. */
export const creditsReaderOf = (catalogue: CreditsCatalogue): CreditsReader => {
  const reader = readers.get(catalogue) ?? createReader(catalogue);
  readers.set(catalogue, reader);
  return reader;
};
