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
   * Looks up those of the titles that were not yet, as many as the catalogue allows in one call. Returns their largest number; null without
   * a limit. What was looked up before a failure is kept.
   */
  readonly readMore: (titles: ReadonlyArray<TitleId>, signal?: AbortSignal) => Answer<number | null>;
}

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
    readMore: (titles, signal) => async () => {
      const facts = await catalogue.getMemberFacts()();
      if (E.isLeft(facts)) return facts;
      const { maxTitles, getCredits } = facts.right.credits;
      const unread = titles.filter((title) => !found.has(itemKey(title))).slice(0, maxTitles ?? undefined);
      const read = unread.length === 0 ? E.right<never, CreditsByTitle>(new Map()) : await getCredits(unread, signal)();
      if (E.isLeft(read)) return read;
      for (const title of unread) found.set(itemKey(title), read.right.get(itemKey(title)) ?? null);
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
