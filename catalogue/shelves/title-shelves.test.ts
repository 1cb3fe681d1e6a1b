import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { loadRelatedWork } from '#application/catalogue/load-related-work';
import { itemKey } from '#domain/catalogue/title-id';
import { findSettings, subjectOf } from '#domain/catalogue/subjects/phrases-of-keywords';
import { titleShelves, type TitleShelf } from '#ui/features/title/shelves/title-shelves.ts';
import { similarTitlesHeadings } from '#ui/messages/catalogue/similar-titles.messages.ts';
import { loadFacts } from '../load-facts';
import { builtFiles } from '../node-files';
import type { TitleFacts } from '../title-facts';

const { movies, series } = loadFacts();
const all = [...movies, ...series];
const factsOf = new Map(all.map((facts) => [itemKey(facts), facts]));
const catalogue = embeddedCatalogue(builtFiles());

type Claim = (facts: TitleFacts) => boolean;

/** Returns what a heading claims of a title, in facts; null for a heading without a claim. */
const claimOf = (heading: string, of: TitleFacts): Claim | null => {
  const match = (pattern: RegExp): string | null => pattern.exec(heading)?.[1] ?? null;
  const patterns = [/^More about (.+)$/, /^Also set (.+)$/, /^More from (.+)$/, /^More by (.+)$/, /^Also with (.+)$/];
  const [about, set, from, by, cast] = patterns.map(match);
  if (heading === 'You might also like') return () => true;
  if (heading === of.collection) return ({ collection }) => collection === of.collection;
  if (about != null) return ({ keywords }) => keywords.some((keyword) => subjectOf(keyword) === about);
  if (set != null) return ({ keywords }) => findSettings(keywords).includes(set);
  if (from != null) return ({ networks }) => networks.includes(from);
  if (by != null) return ({ directors, creators }) => [...directors, ...creators].includes(by);
  if (cast != null) return (facts) => facts.cast.some(({ name }) => name === cast);
  const [, kind = heading, decade] = /^(.+) of the (\d{4})s$/.exec(heading) ?? [];
  const general = kind === (of.mediaType === 'movie' ? 'More films' : 'More series') ? [] : undefined;
  const genres = general ?? similarTitlesHeadings(of).find((each) => each.heading === kind)?.genres;
  return genres === undefined ? null : (facts) =>
    (general === undefined || facts.mediaType === of.mediaType)
    && genres.every((genre) => facts.genres.includes(genre))
    && (decade === undefined || Math.floor(facts.year / 10) * 10 === Number(decade));
};

const shelvesOf = async (facts: TitleFacts): Promise<ReadonlyArray<TitleShelf>> => {
  const details = await catalogue.getDetails(facts)();
  if (E.isLeft(details)) throw new Error(JSON.stringify(details.left));
  const work = await loadRelatedWork(catalogue, details.right)();
  if (E.isLeft(work)) throw new Error(JSON.stringify(work.left));
  return titleShelves(details.right, work.right);
};

describe('the shelves of a title', () => {
  // Every 23rd title: the others go through the same code.
  const sample = all.filter((_, at) => at % 23 === 0);

  it('have true headings, no title twice and never the title itself, and are at least three ways on', async () => {
    const broken: string[] = [];
    const few: string[] = [];
    const kinds = new Set<string>();
    for (const of of sample) {
      const shelves = await shelvesOf(of);
      const shown = shelves.flatMap(({ titles }) => titles.map(itemKey));
      if (new Set([...shown, itemKey(of)]).size !== shown.length + 1) broken.push(`${of.title}: a title twice`);
      if (shelves.length < 3) few.push(`${of.title} (${itemKey(of)}): ${shelves.map(({ heading }) => heading).join(' | ')}`);
      for (const { heading, titles } of shelves) {
        const claim = claimOf(heading, of);
        kinds.add(/^(?:Also|More) \w+/.exec(heading)?.[0] ?? heading);
        const untrue = titles.filter((title) => claim?.(factsOf.get(itemKey(title)) ?? of) !== true).map(({ title }) => title);
        if (untrue.length > 0) broken.push(`${of.title}: “${heading}”: ${untrue.join(', ')}`);
      }
    }
    expect(broken).toEqual([]);
    expect(few).toEqual([]);
    const expected = ['More about', 'Also set', 'More from', 'More by', 'Also with', 'You might also like'];
    expect([...kinds]).toEqual(expect.arrayContaining(expected));
  });
});
