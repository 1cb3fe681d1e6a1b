import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  adminItemsQuerySpec, auditQuerySpec, feedbackQuerySpec, listsQuerySpec, mostListedQuerySpec, reversedSpec, usersQuerySpec, type TableSpec,
} from '#adapters/firebase/firestore/admin/admin-query-specs';
import { FEEDBACK_STATES } from '#domain/feedback/feedback-inbox';
import { allListsQuery, LIST_DIRECTORY_SORTS } from '#domain/lists/directory/list-directory';
import { aUserId } from '#domain/users/user.fixture';
import { USER_SORTS, USER_STATES } from '#domain/users/directory/user-directory';
import { isServed, type IndexFile } from './needed-index';
import type { QueryShape } from './query-shapes';

const file = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as IndexFile;

const shapeOf = ({ path, filters, order }: TableSpec): QueryShape => {
  const fields = (...operators: ReadonlyArray<string>) => filters.filter(({ by }) => operators.includes(by)).map(({ field }) => field);
  return {
    where: path, collection: path.split('/').at(-1) ?? path, scope: 'COLLECTION',
    equal: fields('=='),
    contains: fields('array-contains'),
    other: [...new Set(fields('<', '<=', '>', '>='))],
    order: order.flatMap(([field, direction]) =>
      field === '__name__' ? [] : [[field, direction === 'asc' ? 'ASCENDING' : 'DESCENDING'] as const],
    ),
  };
};

const DIRECTIONS = ['asc', 'desc'] as const;
const orNull = <A>(...values: ReadonlyArray<A>): ReadonlyArray<A | null> => [null, ...values];
const TEXTS = ['', 'emile', 'ada@marquee'];
const ADA = aUserId('ada');

/** Every page is read forwards, and backwards in the reversed order. */
const both = (spec: TableSpec): ReadonlyArray<TableSpec> => [spec, reversedSpec(spec)];
const USERS = TEXTS.flatMap((text) =>
  orNull('user' as const, 'admin' as const).flatMap((role) =>
    orNull(...USER_STATES).flatMap((state) =>
      USER_SORTS.flatMap((sort) => DIRECTIONS.flatMap((direction) => both(usersQuerySpec({ text, role, state, sort, direction })))),
    ),
  ),
);
const PLACES = [{}, { isDeleted: true }, { isShared: true }];
const LISTS = TEXTS.flatMap((text) =>
  orNull(ADA).flatMap((owner) =>
    PLACES.flatMap((place) =>
      LIST_DIRECTORY_SORTS.flatMap((sort) =>
        DIRECTIONS.flatMap((direction) => both(listsQuerySpec({ ...allListsQuery, text, owner, ...place, sort, direction }))),
      ),
    ),
  ),
);
const AUDIT = orNull(ADA).flatMap((by) =>
  orNull('maya').flatMap((target) =>
    orNull('setUserRole').flatMap((action) =>
      orNull(1).flatMap((from) => orNull(2).flatMap((before) => both(auditQuerySpec({ by, target, action, from, before })))),
    ),
  ),
);
const FEEDBACK = orNull(...FEEDBACK_STATES).flatMap((state) => both(feedbackQuerySpec(state)));
const ALL = [...USERS, ...LISTS, ...AUDIT, ...FEEDBACK, ...both(adminItemsQuerySpec('noir')), mostListedQuerySpec(20)];
const SHAPES = [...new Map(ALL.map((spec) => [JSON.stringify(shapeOf(spec)), shapeOf(spec)])).values()];

describe('queries of the admin area', () => {
  it('have their indexes', () => {
    expect(SHAPES.length).toBeGreaterThan(60);
    expect(SHAPES.filter((shape) => !isServed(shape, file))).toEqual([]);
  });

  it('need every index of their collections', () => {
    const isOwn = ({ collectionGroup, fields }: IndexFile['indexes'][number]): boolean =>
      ['directory', 'audit', 'feedback'].includes(collectionGroup) ||
      (collectionGroup === 'lists' && fields.some(({ fieldPath }) => LIST_DIRECTORY_SORTS.some((sort) => sort === fieldPath)));
    const unneeded = (index: IndexFile['indexes'][number]): boolean =>
      SHAPES.every((shape) => isServed(shape, { ...file, indexes: file.indexes.filter((other) => other !== index) }));
    expect(file.indexes.filter(isOwn)).toHaveLength(74);
    expect(file.indexes.filter(isOwn).filter(unneeded)).toEqual([]);
  });

  it('search by name only, whatever the sort order', () => {
    const orders = new Set(
      USERS.filter(({ filters }) => filters.some(({ field }) => field === 'searchKeys')).map(({ order }) => order[0]?.[0]),
    );
    expect([...orders]).toEqual(['nameKey']);
  });
});
