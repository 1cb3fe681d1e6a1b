import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_SERVICES } from '#domain/catalogue/services/streaming-services';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { BIN_RETENTION_MS, MAX_DESCRIPTION_LENGTH, MAX_ITEMS, MAX_LISTS } from '#domain/lists/list';
import { MAX_NOTE_LENGTH } from '#domain/lists/list-item';
import { MAX_LIST_NAME_LENGTH } from '#domain/lists/list-name';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import { MAX_ORDER_KEY_LENGTH } from '#domain/lists/order-key';
import { MAX_EPISODES_LENGTH } from '#domain/history/series/episodes-text';
import {
  FIRST_YEAR, LAST_YEAR, MAX_GENRES, MAX_GENRES_TEXT, MAX_POSTER_PATH, MAX_RUNTIME, MAX_STORED_TITLE, MAX_VOTE,
} from '#domain/lists/stored-title';
import { MAX_PART_ROWS, MAX_PART_TEXT } from '#domain/unmatched/unmatched-part';
import { MAX_PICTURE_URL_LENGTH } from '#domain/users/admin-api';
import { MAX_IMAGE_BYTES } from '#domain/users/pictures/avatars';
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '#domain/users/profile';
import { MAX_SAVED_FILTERS_TEXT } from '#domain/users/saved-filters/saved-filters';
import { MAX_TURNED_DOWN_NAME, MAX_TURNED_DOWN_TEXT } from '#domain/users/turned-down/turned-down';
import { MAX_TURNED_DOWN } from '#domain/users/turned-down/turned-down-bounds';
import { MAX_RECENT_TITLES, MAX_RECENT_TITLES_PER_WRITE } from '#domain/users/user';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const [firestore, storage] = [read('firestore.rules'), read('storage.rules')];

/** Returns the numbers that the rules have at the places that a pattern finds. */
const numbersAt = (pattern: RegExp, rules = firestore): ReadonlyArray<number> =>
  [...rules.matchAll(pattern)].flatMap(([, ...numbers]) => numbers.map(Number));

// In lower case or decomposed, a character can become two.
const CHARACTERS_OF_KEY = 2;

it.each<[limit: string, value: number, places: RegExp, rules?: string]>([
  ['MAX_NAME_LENGTH', MAX_NAME_LENGTH, /function isName\(name\) \{\s*return name\.matches\('\.\{1,(\d+)\}'\)/g],
  ['MAX_NAME_LENGTH, doubled for keys', MAX_NAME_LENGTH * CHARACTERS_OF_KEY, /key\.matches\('\.\{1,(\d+)\}'\)/g],
  ['MAX_PHONE_LENGTH', MAX_PHONE_LENGTH, /phoneNumber\.size\(\) <= (\d+) && profile\.phoneNumber\.matches\('.*\{3,(\d+)\}'\)/g],
  ['MAX_RECENT_TITLES', MAX_RECENT_TITLES, /now\.size\(\) <= (\d+) && added\.size\(\)/g],
  ['MAX_RECENT_TITLES_PER_WRITE', MAX_RECENT_TITLES_PER_WRITE, /now\.size\(\) <= \d+ && added\.size\(\) <= (\d+)/g],
  ['MAX_SAVED_FILTERS_TEXT', MAX_SAVED_FILTERS_TEXT, /savedFilters\.size\(\) <= (\d+)/g],
  ['MAX_TURNED_DOWN', MAX_TURNED_DOWN, /text\.split\('\\n'\)\.size\(\) <= (\d+)/g],
  ['MAX_TURNED_DOWN_TEXT', MAX_TURNED_DOWN_TEXT, /return text\.size\(\) <= (\d+)\s+&& text\.split/g],
  ['MAX_TURNED_DOWN_NAME', MAX_TURNED_DOWN_NAME, /\[\^\\\\t\\\\n\]\{1,(\d+)\}/g],
  ['MAX_SERVICES', MAX_SERVICES, /services\.matches\('.*\{1,(\d+)\}'\)/g],
  ['MAX_LIST_NAME_LENGTH', MAX_LIST_NAME_LENGTH, /function isListName\(name\) \{\s*return name\.matches\('\.\{1,(\d+)\}'\)/g],
  ['MAX_LIST_NAME_LENGTH, doubled for typed names', MAX_LIST_NAME_LENGTH * CHARACTERS_OF_KEY, /shown\.matches\('\.\{1,(\d+)\}'\)/g],
  ['MAX_LISTS', MAX_LISTS, /(?:ids|concat\(added\) && now)\.size\(\) <= (\d+)/g],
  ['MAX_ITEMS', MAX_ITEMS, /itemCount < (\d+)/g],
  ['MAX_ITEMS_READ', MAX_ITEMS_READ, /request\.query\.limit <= (\d+)/g],
  ['MAX_DESCRIPTION_LENGTH', MAX_DESCRIPTION_LENGTH, /isText\(list\.description, 0, (\d+)\)/g],
  ['MAX_NOTE_LENGTH', MAX_NOTE_LENGTH, /isText\(item\.note, 1, (\d+)\)/g],
  ['MAX_ORDER_KEY_LENGTH', MAX_ORDER_KEY_LENGTH, /function isOrderKey\(value\) \{\s*return value\.matches\('\[!-~\]\{1,(\d+)\}'\)/g],
  ['MAX_VIEWINGS', MAX_VIEWINGS, /marks\.size\(\) <= (\d+)/g],
  ['MAX_STORED_TITLE', MAX_STORED_TITLE, /(?:isText\(title\.title, 1, |title\.title\.matches\('\(\?s\)\.\{1,)(\d+)/g],
  ['MAX_POSTER_PATH', MAX_POSTER_PATH, /(?:isText\(title\.posterPath, 1, |title\.posterPath\.matches\('\(\?s\)\.\{1,)(\d+)/g],
  ['MAX_GENRES', MAX_GENRES, /(?:areTexts\(title\.genres, |title\.genres\.size\(\) <= )(\d+)/g],
  ['MAX_GENRES_TEXT', MAX_GENRES_TEXT, /(?:areTexts\(title\.genres, \d+, |title\.genres\.join\(''\)\.size\(\) <= )(\d+)/g],
  ['FIRST_YEAR', FIRST_YEAR, /isWhole\(title\.releaseYear, (\d+), \d+\)/g],
  ['LAST_YEAR', LAST_YEAR, /isWhole\(title\.releaseYear, \d+, (\d+)\)/g],
  ['MAX_RUNTIME', MAX_RUNTIME, /isWhole\(title\.runtime, 0, (\d+)\)/g],
  ['MAX_VOTE', MAX_VOTE, /title\.vote >= 0 && title\.vote <= (\d+)/g],
  ['MAX_EPISODES_LENGTH', MAX_EPISODES_LENGTH, /state\.episodes\.matches\('\[0-9:;\+@\|-\]\{1,(\d+)\}'\)/g],
  ['MAX_PICTURE_URL_LENGTH', MAX_PICTURE_URL_LENGTH, /address\.size\(\) <= (\d+)/g],
  ['MAX_PART_ROWS', MAX_PART_ROWS, /areTexts\(request\.resource\.data\.rows, (\d+),/g],
  ['MAX_PART_TEXT', MAX_PART_TEXT, /areTexts\(request\.resource\.data\.rows, \d+, (\d+)\)/g],
  ['BIN_RETENTION_MS', BIN_RETENTION_MS, /request\.time\.toMillis\(\) - was <= (\d+)/g],
  ['MAX_IMAGE_BYTES', MAX_IMAGE_BYTES, /request\.resource\.size <= (\d+)/g, storage],
])('the rules have the limit %s of the domain', (_, value, places, rules) => {
  const numbers = numbersAt(places, rules);
  expect(new Set(numbers)).toEqual(new Set([value]));
});
