import * as t from 'io-ts';
import { NumberColumn, TextColumn } from './column';

/**
 * Names with their best-known titles, most popular first (`personPopularity`). `titles` has indexes into the catalogue index (films, then
 * series), each as the difference from the preceding one. The first of a person is the difference from the first of the preceding person.
 */
export const PeopleFile = t.strict({
  name: TextColumn,
  /** Number of titles of this person in `titles` (`shown`) and in total (`credits`). */
  shown: NumberColumn,
  credits: NumberColumn,
  titles: NumberColumn,
  /** Indexes of people known for directing, and of people who create without directing as -1 - index. */
  behindCamera: t.readonlyArray(t.number),
  /** By index: ids of the few people whose `deriveIdFromName` was taken, by another name or by another person of the same name. */
  renumbered: t.record(t.string, t.number),
}, 'PeopleFile');
export type PeopleFile = t.TypeOf<typeof PeopleFile>;

/**
 * Returns the popularity of a person, 0 to about 100, comparable with a title's: that of the best-known title, and the number of credits
 * (logarithmic, at most 40 points).
 */
export const personPopularity = (bestTitle: number, credits: number): number => bestTitle * 0.6 + Math.min(40, 8 * Math.log2(credits));
