import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_MEMBER_FILE_BYTES } from '#application/data-file/read-member-file';
import { IMPORT_KEPT_DAYS } from '#application/ports/import-journal';
import { VISITOR_TITLES_MAX_AGE_MS } from '#application/profile/adopt-visitor-data';
import { MAX_VISITOR_TITLES } from '#application/profile/record-visitor-title';
import { AUDIT_RETENTION_MS } from '#domain/audit/audit';
import { MAX_RATING } from '#domain/history/rating';
import { BIN_RETENTION_MS } from '#domain/lists/list';
import { EVENING_MS } from '#domain/shared-evening/shared-evening';
import { MAX_CHOSEN_BYTES, MAX_CHOSEN_PIXELS, MAX_IMAGE_BYTES } from '#domain/users/pictures/avatars';
import { MAX_SIGN_INS, SIGN_IN_DAYS } from '#domain/users/sign-ins/with-sign-in';
import { MAX_TURNED_DOWN } from '#domain/users/turned-down/turned-down-bounds';
import { MAX_RECENT_TITLES } from '#domain/users/user';

const root = join(import.meta.dirname, '../../..');
const filesIn = (folder: string, end: RegExp): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) => end.test(file)).map((file) => join(folder, file));
const texts = [...filesIn('src/ui/messages', /(?<!\.test)\.ts$/), ...filesIn('operator', /\.md$/)]
  .map((file) => [file, readFileSync(join(root, file), 'utf8').replaceAll(/\/\*\*[^]*?\*\/|^.*STATS_RANGE_NAMES[^;]*;/gm, '')] as const);

const DAY_MS = 24 * 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

it.each<[text: string, pattern: RegExp, numbers: ReadonlyArray<number>]>([
  ['days', /\b(\d+) days\b(?! ago)/g, [BIN_RETENTION_MS / DAY_MS, IMPORT_KEPT_DAYS, SIGN_IN_DAYS]],
  ['days until a new account', /account within (\d+) days/g, [VISITOR_TITLES_MAX_AGE_MS / DAY_MS]],
  ['hours of an evening', /\bafter (\d+) hours\b/g, [EVENING_MS / (DAY_MS / 24)]],
  ['titles that a visitor opened', /titles you opened, at most (\d+)\b/g, [MAX_VISITOR_TITLES]],
  ['titles that are not for a member', /not for you, at most (\d+)\b/g, [MAX_TURNED_DOWN]],
  ['months', /\b(\d+) months\b/g, [Math.floor(AUDIT_RETENTION_MS / DAY_MS / 30)]],
  ['MB', /\b(\d+) MB\b/g, [MAX_CHOSEN_BYTES / MEGABYTE, MAX_MEMBER_FILE_BYTES / MEGABYTE]],
  ['KB', /\b(\d+) KB\b/g, [MAX_IMAGE_BYTES / 1024]],
  ['megapixels', /\b(\d+) megapixels\b/g, [MAX_CHOSEN_PIXELS / 1_000_000]],
  ['the highest rating', /whole number up to (\d+)\b/g, [MAX_RATING]],
  ['recent sign-ins', /the last (\d+) (?:sign-ins )?of 90 days\b/g, [MAX_SIGN_INS]],
  ['recently opened titles', /viewed recently\*\*, at most (\d+)\b/g, [MAX_RECENT_TITLES]],
])('texts say the limit of the domain for %s', (_, pattern, numbers) => {
  const said = texts.flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([sentence, number]) => ({ file, sentence, number: Number(number) })));
  expect(said.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  expect(new Set(said.map(({ number }) => number))).toEqual(new Set(numbers));
});
