import type { MediaType } from '#domain/catalogue/media-type';
import { itemKey } from '#domain/catalogue/title-id';
import { hash } from '#ui/design/poster-art/hash.ts';
import { findTitleComposition } from '#ui/design/poster-art/lettering/find-title-composition.ts';
import { FAMILY_NAMES, MOTIFS } from '#ui/design/poster-art/motifs.ts';
import { TONES } from '#ui/design/poster-art/palette.ts';
import { posterFamily } from '#ui/design/poster-art/poster-family.ts';
import { families } from '#ui/design/poster-art/families/families.ts';
import { encodeTable, type SteeringRow } from '#ui/design/poster-art/steering/table-text.ts';
import type { Facts, PosterChoices } from '../load-facts';
import type { TitleFacts } from '../title-facts';
import { findSagas } from './find-sagas';
import { motifsOfKeywords } from './motifs-of-keywords';

const NAMES = Object.keys(MOTIFS);
const TONE_NAMES: ReadonlyArray<string> = TONES;

/** Number of a title's motifs in the table. The second, for a row whose neighbour has the first, is worth its bytes for known titles. */
const MOST = { byHand: 2, byFacts: 1 };

const familyOf = (title: TitleFacts) => posterFamily(title.genres, `${title.mediaType}:${itemKey(title)}`);

/** Splits what is written down for a title into motifs and the kind of sheet. Throws if a word is neither. */
const readChoice = (key: string, choice: string): { readonly motifs: ReadonlyArray<string>; readonly tone: number | null } => {
  const words = choice.split(' ');
  const unknown = words.find((word) => !NAMES.includes(word) && !TONE_NAMES.includes(word));
  if (unknown !== undefined) throw new Error(`facts/posters.json: ${key} has the unknown motif or sheet ${unknown}`);
  const tone = words.findIndex((word) => TONE_NAMES.includes(word));
  return { motifs: words.filter((word) => NAMES.includes(word)), tone: tone < 0 ? null : TONE_NAMES.indexOf(words[tone] ?? '') };
};

/** Returns the motifs that fit a title without a choice by hand: its subject, the words of its title, its settings and themes. */
const motifsOfFacts = (title: TitleFacts): ReadonlyArray<string> => {
  const { subjects, settings, themes } = motifsOfKeywords(title, hash(title.key));
  const hinted = findTitleComposition(title.title, familyOf(title));
  const ofTitle = NAMES.filter((name) => hinted !== undefined && MOTIFS[name] === hinted);
  const ofKeywords = [...subjects, ...settings, ...themes];
  return ofKeywords.length === 0 ? [] : [...new Set([...subjects, ...ofTitle, ...settings, ...themes])];
};

/** Returns the motifs of a saga's family, from a position of its own on. */
const motifsOfFamily = (title: TitleFacts): ReadonlyArray<string> => {
  const names = Object.keys(families[familyOf(title)]);
  const from = hash(title.key) % names.length;
  return [...names.slice(from), ...names.slice(0, from)];
};

/** The content of `motif-table.json`. */
type MotifTable = {
  /** Each saga: position of its family, year of its first film, position of its sheet or -1. */
  readonly sagas: ReadonlyArray<ReadonlyArray<number>>;
} & Readonly<Record<MediaType, string>>;

/**
 * Returns the table that steers the posters: for each title that is known to be about something its motifs, and what the films of a saga
 * share. The films of a saga have different motifs.
 */
export const buildMotifTable = ({ movies, series }: Pick<Facts, 'movies' | 'series'>, choices: PosterChoices): MotifTable => {
  const all = [...movies, ...series];
  const sagas = findSagas(all, choices.sagas);
  const sagaOf = new Map(sagas.flatMap((saga, index) => saga.map(({ key }) => [key, index] as const)));
  const usedBySaga = sagas.map(() => new Set<string>());
  const choiceOf = new Map(Object.entries(choices.titles).map(([key, choice]) => [key, readChoice(key, choice)]));
  const rows = { movie: new Map<number, SteeringRow>(), tv: new Map<number, SteeringRow>() };
  // Titles with a choice by hand come first.
  const inOrder = [...all.filter(({ key }) => choiceOf.has(key)), ...all.filter(({ key }) => !choiceOf.has(key))];
  for (const title of inOrder) {
    const choice = choiceOf.get(title.key);
    const saga = sagaOf.get(title.key);
    const fitting = choice?.motifs ?? motifsOfFacts(title);
    const used = saga === undefined ? new Set<string>() : (usedBySaga[saga] ?? new Set<string>());
    const possible = saga === undefined ? fitting : [...fitting, ...motifsOfFamily(title)];
    const unused = possible.filter((name) => !used.has(name));
    const motifs = (unused.length > 0 ? unused : possible).slice(0, choice === undefined ? MOST.byFacts : MOST.byHand);
    if (motifs.length === 0) continue;
    used.add(motifs[0] ?? '');
    rows[title.mediaType].set(title.id, {
      motifs: motifs.map((name) => NAMES.indexOf(name)), tone: saga === undefined ? (choice?.tone ?? null) : null, saga: saga ?? null,
    });
  }
  return {
    sagas: sagas.map((saga) => {
      const [first] = saga;
      const tone = saga.flatMap(({ key }) => choiceOf.get(key)?.tone ?? []).at(0);
      return first === undefined ? [] : [FAMILY_NAMES.indexOf(familyOf(first)), first.year, tone ?? -1];
    }),
    movie: encodeTable(rows.movie),
    tv: encodeTable(rows.tv),
  };
};
