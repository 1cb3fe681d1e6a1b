import * as t from 'io-ts';
import { isDay } from '#domain/history/days';
import { isRating } from '#domain/history/rating';
import { orNull } from '#domain/shared/codecs/or-null';
import { refineCodec } from '#domain/shared/refine-codec';
import { phoneError } from '#domain/users/profile';
import { formatSavedFilters, MAX_SAVED_FILTERS_TEXT, parseSavedFilters } from '#domain/users/saved-filters/saved-filters';
import { formatTurnedDown, MAX_TURNED_DOWN_TEXT, parseTurnedDown } from '#domain/users/turned-down/turned-down';
import { RecentTitle, UserSettings } from '#domain/users/user';
import { UnmatchedRow } from '#application/imports/run/unmatched-rows';
import type { Pause } from '#application/imports/pause';
import type { ImportRow } from '#application/imports/import-row';
import { fieldOf, rowsOf, type OnDamaged } from './damaged-fields';
import { isStorableRecent } from './is-storable';

/** Data that a file of the whole account brings back beside lists and history. */
export type OwnData = {
  readonly recents: ReadonlyArray<RecentTitle>;
  readonly settings: UserSettings;
  readonly phoneNumber: string | null;
  /** The text of the saved filters. */
  readonly savedFilters: string | null;
  /** The text of the streaming services. */
  readonly services: string | null;
  /** The text of the titles that are not for the member. */
  readonly turnedDown: string | null;
  /** Rows of imports whose title is not known: they can be looked for again. */
  readonly unmatched: ReadonlyArray<ImportRow>;
};

const Fields = t.record(t.string, t.unknown);
const { theme: Theme } = UserSettings.type.type.props;
// The bounds of `firestore.rules`.
const Language = orNull(refineCodec(t.string, (text) => text.length <= 16 && /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/.test(text), 'Language'));
const Region = orNull(refineCodec(t.string, (text) => /^[A-Z]{2}$/.test(text), 'Region'));
const SavedFilters = orNull(refineCodec(t.string, (text) => text.length <= MAX_SAVED_FILTERS_TEXT, 'SavedFilters'));
const Services = orNull(refineCodec(t.string, (text) => /^[A-Z]{2}(-[1-9]\d{0,5}){1,20}$/.test(text), 'Services'));
const TurnedDown = orNull(refineCodec(t.string, (text) => text.length <= MAX_TURNED_DOWN_TEXT, 'TurnedDown'));
const Phone = orNull(refineCodec(t.string, (text) => phoneError(text) === null, 'Phone'));

const isSound = ({ facts }: ImportRow): boolean =>
  facts.every((fact) =>
    (fact.day === null || isDay(fact.day)) && (fact.kind === 'item' || fact.rating === undefined || isRating(fact.rating)));

/** Returns whether there is nothing to bring back. */
export const hasNoOwnData = ({ recents, settings, phoneNumber, savedFilters, services, turnedDown, unmatched }: OwnData): boolean =>
  recents.length + unmatched.length === 0 &&
  [phoneNumber, savedFilters, services, turnedDown, ...Object.values(settings)].every((value) => value === null);

/**
 * Reads what a file has of the account; null if it is not a file of a whole account. Recent titles of the first version have no genres.
 * @param now ms since 1970.
 */
export const readOwnData = async (
  { profile, unmatched }: { readonly profile: unknown; readonly unmatched: unknown },
  now: number, onDamaged: OnDamaged, pause: Pause,
): Promise<OwnData | null> => {
  if (!Fields.is(profile)) return null;
  const { content, settings, phoneNumber, savedFilters, services, turnedDown } = profile;
  const { theme, language, region } = fieldOf(Fields, settings ?? undefined, {}, ['theme', ''], onDamaged);
  const recents = Array.isArray(content) ? content.map((row: unknown) => (Fields.is(row) ? { genres: [], ...row } : row)) : [];
  return {
    recents: await rowsOf(
      RecentTitle, { part: 'recent', rows: recents, isStorable: (title) => isStorableRecent(title, now) }, onDamaged, pause,
    ),
    settings: {
      theme: fieldOf(Theme, theme, null, ['theme', ''], onDamaged),
      language: fieldOf(Language, language, null, ['language', ''], onDamaged),
      region: fieldOf(Region, region, null, ['region', ''], onDamaged),
    },
    phoneNumber: fieldOf(Phone, phoneNumber, null, ['phone', ''], onDamaged),
    // Damaged lines are left out.
    savedFilters: formatSavedFilters(parseSavedFilters(
      fieldOf(SavedFilters, savedFilters ?? null, null, ['filters', ''], onDamaged),
    )),
    services: fieldOf(Services, services ?? null, null, ['services', ''], onDamaged),
    turnedDown: formatTurnedDown(parseTurnedDown(fieldOf(TurnedDown, turnedDown ?? null, null, ['turned-down', ''], onDamaged))),
    unmatched: await rowsOf(UnmatchedRow, { part: 'unmatched', rows: unmatched, isStorable: isSound }, onDamaged, pause),
  };
};
