import type { OwnPart } from '#application/data-file/damaged-fields';
import type { PlannedRow, RowReason } from '#application/imports/plan/planned-row';
import { displayListName } from '#domain/lists/list-name';
import { parseSavedFilters } from '#domain/users/saved-filters/saved-filters';
import { parseTurnedDown } from '#domain/users/turned-down/turned-down';
import { countryName, formatCountWithNoun, joinList, languageName } from '#ui/messages/format/format.ts';
import { SETTINGS_MESSAGES } from '#ui/messages/settings.messages.ts';

/** Why a row is not added, as a complete sentence. */
export const ROW_REASONS: Readonly<Record<RowReason, string>> = {
  account: 'Your account has this already.',
  viewing: 'Your account has this viewing with another rating or none. It stays as it is.',
  repeated: 'This repeats another row.',
  older: 'Another row has a later rating of this title. The later one counts.',
  undated: 'This rating has no day. Another row’s rating counts.',
  rating: 'You rated this title yourself. Your rating stays.',
  several: 'It is not certain which title this is.',
  setting: 'You have chosen this yourself. Your choice stays.',
  kept: 'The catalogue did not have this title. The entry stays in your account, and you can look for it again.',
  bin: 'This list was in the bin.',
  unknown: 'The catalogue does not have this title.',
  unanswered: 'We couldn’t look this title up. You can try again later.',
  'none-of-these': 'You chose none of the titles.',
  film: 'This is an episode, and the title is a film in the catalogue.',
  'episode-name': 'The catalogue does not say which episode this is.',
  'no-title': 'This is no film or series, or it was neither watched nor put on a list.',
  episode: 'Lists are for films and series, and the rating of a part of a series needs the number of its episode.',
  started: 'You’ve already begun this, so it isn’t added to your watchlist.',
  stopped: 'You had unfollowed this series.',
  unclear: 'What this row means is not documented, so it is left out.',
  'no-rating': 'This row has no rating.',
  row: 'You left this row out.',
  list: 'You left this list out.',
  full: 'There is no room for this: you have too many lists, its list is full, or its title has too many viewings.',
  future: 'This day is in the future.',
  'no-name': 'This row has no title.',
  'bad-rating': 'The rating of this row cannot be read.',
  'bad-id': 'The IMDb number of this row cannot be read.',
  'bad-episode': 'The number of an episode cannot be read.',
  damaged: 'This row cannot be read.',
};

/** Says why a row is not added. A row whose title nothing says was not looked for. */
export const rowReasonText = ({ reason, titleKey }: Pick<PlannedRow, 'reason' | 'titleKey'>): string =>
  (reason === 'unknown' && titleKey === '' ? 'Nothing in the files says which title this is.' : reason === null ? '' : ROW_REASONS[reason]);

/** Says which entries of a row are left out beside its others. */
export const missingTexts = (
  { hasBadEpisode, hasFutureDay }: Pick<PlannedRow, 'hasBadEpisode' | 'hasFutureDay'>,
): ReadonlyArray<string> => [
  ...(hasBadEpisode === true ? [ROW_REASONS['bad-episode']] : []),
  ...(hasFutureDay === true ? ['An entry with a day in the future is left out.'] : []),
];

/** Parts of an own file. */
export const PART_NAMES: Readonly<Record<OwnPart, string>> = {
  list: 'list', title: 'title on a list', viewing: 'viewing', rating: 'rating', episodes: 'episodes of a series',
  recent: 'recently viewed', theme: 'appearance', language: 'language', region: 'region', phone: 'phone number',
  filters: 'saved filters', services: 'streaming services', 'turned-down': '“Not for me”',
  unmatched: 'entry without a title',
};

const THEMES: Readonly<Record<string, string>> = SETTINGS_MESSAGES.themes;
/** Returns the name of an entry as people know it. */
export const rowNameText = ({ name, part }: Pick<PlannedRow, 'name' | 'part'>): string => {
  if (part === 'theme' && Object.hasOwn(THEMES, name)) return THEMES[name] ?? name;
  if (part === 'language') return languageName(name);
  if (part === 'region') return countryName(name);
  if (part === 'filters') return joinList(parseSavedFilters(name).map((filter) => filter.name));
  if (part === 'services') {
    const [region = '', ...ids] = name.split('-');
    return `${formatCountWithNoun(ids.length, 'service', 'services')} (${countryName(region)})`;
  }
  if (part === 'turned-down') return formatCountWithNoun(parseTurnedDown(name).length, 'title', 'titles');
  return part === 'list' ? displayListName(name) : name;
};
