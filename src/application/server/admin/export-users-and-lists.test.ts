import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ExportFormat } from '#domain/exports/data-exports';
import type { ExportedUser, ExportSource } from '#domain/exports/export-source';
import { newList } from '#domain/lists/list';
import { aUserId } from '#domain/users/user.fixture';
import { EXPORT_ROWS_PER_PART, exportListsData, exportUsersData } from './export-users-and-lists';

const user = (uid: string, more: Partial<ExportedUser> = {}): ExportedUser => ({
  uid: aUserId(uid),
  name: uid, email: `${uid}@marquee.example`, emailVerified: true, phoneNumber: null, photoURL: null, role: 'user', disabled: false,
  createdAt: Date.UTC(2026, 10, 23),
  lastSignInAt: null, sessionsSince: 0, listCount: 2,
  ...more,
});
const sourceOf = (users: ReadonlyArray<ExportedUser>): ExportSource => ({
  usersAfter: (after, limit) => {
    const rest = users.filter(({ uid }) => after === null || uid > after);
    return TE.right({ rows: rest.slice(0, limit), next: rest.length > limit ? (rest[limit - 1]?.uid ?? null) : null });
  },
  usersOf: (uids) => TE.right(uids.flatMap((uid) => users.find((one) => one.uid === uid) ?? [])),
  listsAfter: () =>
    TE.right({
      rows: [{ ...newList(aUserId('maya'), { listName: 'noir_nights', listID: 'one' }, 0), displayName: 'NOIR nights' }],
      next: null,
    }),
  titlesOf: () => TE.right([]),
});

/** Exports all parts and returns the file and the rows of each part. */
const wholeFile = async (exports: ExportSource, format: ExportFormat) => {
  const parts = [];
  for (let cursor: string | null = null; ; ) {
    const part = await exportUsersData({ exports }, { format, cursor })();
    if (E.isLeft(part)) throw new Error(part.left._tag);
    parts.push(part.right.file);
    cursor = part.right.file.cursor;
    if (cursor === null) return { text: parts.map(({ text }) => text).join(''), rows: parts.map(({ rows }) => rows) };
  }
};
const pad = (index: number): string => `u${String(index).padStart(5, '0')}`;
const many = Array.from({ length: 2 * EXPORT_ROWS_PER_PART + 3 }, (_, index) => user(pad(index)));

describe('exportUsersData', () => {
  it('the parts of a CSV file are one file with one header and every user once', async () => {
    const { text, rows } = await wholeFile(sourceOf(many), 'csv');
    const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true });
    expect([rows, errors]).toEqual([[EXPORT_ROWS_PER_PART, EXPORT_ROWS_PER_PART, 3], []]);
    expect(data.map(({ uid }) => uid)).toEqual(many.map(({ uid }) => uid));
    expect(data[0]).toEqual({
      uid: 'u00000', name: 'u00000', email: 'u00000@marquee.example', emailVerified: 'true', phoneNumber: '', photoURL: '', role: 'user',
      disabled: 'false', createdAt: '2026-11-23T00:00:00.000Z', lastSignInAt: '', sessionsEndedAt: '', lists: '2',
    });
    expect(text.match(/uid,name/g)).toHaveLength(1);
  });

  it('says when a user signed in last, that it was never, or nothing if it is unknown', async () => {
    const { text } = await wholeFile(
      sourceOf([user('a', { lastSignInAt: Date.UTC(2026, 10, 20) }), user('b', { lastSignInAt: 0 }), user('c')]),
      'json',
    );
    expect((JSON.parse(text) as ReadonlyArray<{ readonly lastSignInAt: string | null }>).map(({ lastSignInAt }) => lastSignInAt)).toEqual([
      '2026-11-20T00:00:00.000Z', 'never', null,
    ]);
  });

  it('the parts of a JSON file are one array with every user once', async () => {
    const { text } = await wholeFile(sourceOf(many), 'json');
    expect((JSON.parse(text) as ReadonlyArray<{ readonly uid: string }>).map(({ uid }) => uid)).toEqual(many.map(({ uid }) => uid));
  });

  it('exports some users as a whole file, in their order and without unknown ones', async () => {
    const uids = ['u00003', 'unknown', 'u00001'].map((uid) => aUserId(uid));
    const part = await exportUsersData({ exports: sourceOf(many) }, { format: 'json', cursor: null, uids })();
    if (E.isLeft(part)) throw new Error(part.left._tag);
    const { text, rows, cursor } = part.right.file;
    expect([(JSON.parse(text) as ReadonlyArray<{ readonly uid: string }>).map(({ uid }) => uid), rows, cursor]).toEqual([
      ['u00003', 'u00001'],
      2, null,
    ]);
  });

  it.each([0, EXPORT_ROWS_PER_PART])('with %i users both formats are valid', async (count) => {
    const source = sourceOf(many.slice(0, count));
    expect(JSON.parse((await wholeFile(source, 'json')).text)).toHaveLength(count);
    expect(Papa.parse((await wholeFile(source, 'csv')).text, { header: true, skipEmptyLines: true }).data).toHaveLength(count);
  });

  it.each([
    '=1+1', '+49 30 123', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1+1', '\uFF201', '"=1"', "'=1", 'a,"b"\nc',
    '=HYPERLINK("http://evil.example")',
  ])('no spreadsheet program runs the name %j as a formula', async (name) => {
    const { text } = await wholeFile(sourceOf([user('maya', { name, phoneNumber: name })]), 'csv');
    const [row] = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data;
    expect(row?.['name']?.replace(/^'/, '')).toBe(name.replace(/^'/, ''));
    expect(row?.['name']).not.toMatch(/^[=+\-@\t\r\n\uFF1D\uFF20]/);
    expect(row?.['phoneNumber']).not.toMatch(/^[=+\-@\t\r\n\uFF1D\uFF20]/);
  });

  it('the file begins with a byte order mark, so that accents are read correctly', async () => {
    expect((await wholeFile(sourceOf([user('emile', { name: 'Émile' })]), 'csv')).text).toMatch(/^\uFEFFuid,.*\r\nemile,Émile,/);
  });
});

describe('exportListsData', () => {
  it('exports lists with their owners', async () => {
    const part = await exportListsData({ exports: sourceOf([user('maya', { name: 'Maya' })]) }, { format: 'csv', cursor: null })();
    const header =
      'listID,userID,ownerName,ownerEmail,name,displayName,description,titles,createdAt,updatedAt,deletedAt,pinned,archived,shared';
    expect(E.isRight(part) && part.right.file).toEqual({
      text: `\uFEFF${header}\r\none,maya,Maya,maya@marquee.example,noir_nights,NOIR nights,,0,,,,false,false,false\r\n`,
      format: 'csv', rows: 1, cursor: null,
    });
  });

  it('has null for everything that a list lacks in JSON, also for the owner of a deleted account', async () => {
    const part = await exportListsData({ exports: sourceOf([]) }, { format: 'json', cursor: null })();
    if (E.isLeft(part)) throw new Error(part.left._tag);
    expect((JSON.parse(part.right.file.text) as ReadonlyArray<unknown>)[0]).toMatchObject({
      ownerName: null, ownerEmail: null, createdAt: null, updatedAt: null, deletedAt: null, shared: false,
    });
  });
});
