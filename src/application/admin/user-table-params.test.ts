import { describe, expect, it } from 'vitest';
import { allUsersQuery } from '#domain/users/directory/user-directory';
import {
  effectiveUserQuery, isUserQueryFiltered, parseUserQuery, userQueryParams, userSort,
} from './user-table-params';

const read = (text: string) => parseUserQuery(new URLSearchParams(text));

describe('parseUserQuery and userQueryParams', () => {
  it.each([
    '', 'text=maya', 'role=admin', 'state=disabled', 'order=joined', 'order=name.desc', 'order=email', 'order=role', 'order=role.desc',
    'order=status', 'order=status.asc', 'order=lists', 'order=signin', 'order=signin.asc',
    'text=%C3%A9mile&role=user&state=enabled&order=joined.asc',
  ])('are inverse of each other for "%s"', (text) => {
    expect(userQueryParams(read(text)).toString()).toBe(text);
  });

  it('ignores unknown values and cuts long texts', () => {
    expect(read('role=owner&state=gone&order=shoe-size&page=3')).toEqual(allUsersQuery);
    expect(read(`text=${'x'.repeat(500)}`).text).toHaveLength(100);
  });

  it('sorts by the date of joining with the newest first', () => {
    expect(userSort.read('joined')).toEqual({ sort: 'createdAt', direction: 'desc' });
    expect(userSort.write({ sort: 'createdAt', direction: 'asc' })).toBe('joined.asc');
  });
});

describe('effectiveUserQuery', () => {
  it('sorts a search by name, whatever the order of the table is', () => {
    expect(effectiveUserQuery(read('text=maya&order=joined'))).toMatchObject({ sort: 'name', direction: 'asc' });
    expect(effectiveUserQuery(read('text=maya&order=name.desc'))).toMatchObject({ sort: 'name', direction: 'desc' });
    expect(effectiveUserQuery(read('order=joined'))).toMatchObject({ sort: 'createdAt', direction: 'desc' });
  });
});

describe('isUserQueryFiltered', () => {
  it('is true for conditions, not for an order', () => {
    expect(['text=a', 'role=user', 'state=enabled', 'order=joined'].map((text) => isUserQueryFiltered(read(text)))).toEqual([
      true, true, true, false,
    ]);
  });
});
