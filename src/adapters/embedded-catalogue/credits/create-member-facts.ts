import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { MemberFacts } from '#domain/catalogue/credits/member-facts';
import type { CreditsByTitle } from '#domain/catalogue/credits/title-credits';
import { itemKey } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { onceAnswered } from '#adapters/embedded-catalogue/content/once-answered';
import type { Index } from '#adapters/embedded-catalogue/files/index-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { readTaste } from '#adapters/embedded-catalogue/taste/taste-file';
import { CREDITS_FILE, decodeCreditsFile } from './credits-file';

const NO_PEOPLE = { directors: [], actors: [] };

/** Reads the credits of all titles: the file of people, and the countries of the index. */
const readAllCredits = (read: ReadFile, index: Answer<Index>): Answer<CreditsByTitle> => async () => {
  const [titles, content] = await Promise.all([index(), read(CREDITS_FILE)()]);
  if (E.isLeft(titles)) return titles;
  const all = [...titles.right.movie, ...titles.right.tv];
  return pipe(
    content,
    E.chain(decodeCreditsFile(all.length)),
    E.map((people) => new Map(all.map((entry, at) =>
      [itemKey(entry), { countries: entry.countries, ...(people.get(at) ?? NO_PEOPLE) }]))),
  );
};

const made = new WeakMap<ReadFile, MemberFacts>();

/** Returns the lookups of a catalogue, which are created once. */
export const createMemberFacts = (read: ReadFile, index: Answer<Index>): Answer<MemberFacts> => {
  const known = made.get(read);
  if (known !== undefined) return TE.right(known);
  const all = onceAnswered(readAllCredits(read, index));
  const facts: MemberFacts = {
    tasteModel: readTaste(read, index),
    credits: {
      maxTitles: null,
      getCredits: (titles) => pipe(all, TE.map((credits) => new Map(titles.flatMap((title) => {
        const own = credits.get(itemKey(title));
        return own === undefined ? [] : [[itemKey(title), own] as const];
      })))),
    },
  };
  made.set(read, facts);
  return TE.right(facts);
};
