import type { CatalogueEntry } from '#adapters/embedded-catalogue/queries/catalogue-entry';
import type { RelatedTitles } from '#domain/catalogue/title-details';
import { findSettings, subjectOf } from '#domain/catalogue/subjects/phrases-of-keywords';
import { kindsOfTitle } from '#ui/messages/catalogue/similar-titles.messages.ts';
import type { TitleFacts } from '../title-facts';

/** Returns groups of titles that share a fact with a title. */
export type FindRelated = (facts: TitleFacts) => ReadonlyArray<RelatedTitles>;

type By = RelatedTitles['by'];
type Group = { readonly by: By; readonly name: string };

/**
 * Numbers of titles in a group beside the title itself. The kind of a decade is the last resort of a page, for a title without another
 * group: after 24 recommended and similar titles, some of it remain.
 */
const MIN_TITLES: Readonly<Record<By, number>> = { subject: 5, setting: 5, network: 5, era: 28 };
const MAX_TITLES: Readonly<Record<By, number>> = { subject: 8, setting: 8, network: 8, era: 28 };

/** Returns the kinds with their decade: "crime dramas of the 1990s", "dramas of the 1990s", "films of the 1990s". */
const eraOf = (facts: TitleFacts): ReadonlyArray<string> =>
  kindsOfTitle(facts).map(({ name }) => `${name} of the ${Math.floor(facts.year / 10) * 10}s`);

const phrases = (by: By, names: ReadonlyArray<string | undefined>): ReadonlyArray<Group> =>
  [...new Set(names)].flatMap((name) => (name === undefined ? [] : [{ by, name }]));

/** Returns the groups of a title: all that it may be shown with. */
const groupsOf = (facts: TitleFacts): ReadonlyArray<Group> => [
  ...phrases('subject', facts.keywords.map(subjectOf)),
  ...phrases('setting', findSettings(facts.keywords)),
  ...phrases('network', facts.networks.slice(0, 1)),
  ...phrases('era', eraOf(facts)),
];

const keyOf = ({ by, name }: Group): string => `${by} ${name}`;

/** How many groups of each sort a title has at most. */
const LIMITS: Readonly<Record<By, number>> = { subject: 1, setting: 1, network: 1, era: 1 };

/**
 * Returns a function that finds groups of related titles: the rarest subject and setting with enough titles, the network of a series, and
 * the kind of the decade.
 * @param all films, then series, each best known first; `entries` are their index entries in the same order.
 */
export const findRelated = (all: ReadonlyArray<TitleFacts>, entries: ReadonlyArray<CatalogueEntry>): FindRelated => {
  const members = new Map<string, number[]>();
  const groups = new Map(all.map((facts, at) => [facts, { at, groups: groupsOf(facts) }] as const));
  groups.forEach(({ at, groups: own }) => own.forEach((group) => {
    const titles = members.get(keyOf(group));
    if (titles === undefined) members.set(keyOf(group), [at]);
    else titles.push(at);
  }));
  members.forEach((titles) => titles.sort((a, b) => (all[b]?.score ?? 0) - (all[a]?.score ?? 0) || a - b));
  const membersOf = (group: Group): ReadonlyArray<number> => members.get(keyOf(group)) ?? [];
  return (facts) => {
    const { at: own, groups: candidates } = groups.get(facts) ?? { at: -1, groups: [] };
    const large = candidates.filter((group) => membersOf(group).length > MIN_TITLES[group.by]);
    const isPlain = large.every(({ by }) => by === 'era');
    const kinds = (Object.keys(LIMITS) as ReadonlyArray<By>).filter((by) => by !== 'era' || isPlain);
    return kinds.flatMap((by) => large.filter((group) => group.by === by)
      .sort((a, b) => membersOf(a).length - membersOf(b).length)
      .slice(0, LIMITS[by])
      .map(({ name }) => ({
        by, name,
        titles: membersOf({ by, name }).filter((at) => at !== own).slice(0, MAX_TITLES[by]).flatMap((at) => entries[at]?.summary ?? []),
      })));
  };
};
