import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { strictObject } from './strict-object';
import { decode } from './decode';
import { invalidData } from './failure';

const Film = t.strict({ title: t.string, cast: t.readonlyArray(t.strict({ name: t.string })) }, 'Film');
const read = decode(Film, 'a film');

describe('decode', () => {
  it('gives what fits, without what nobody asked for', () => {
    expect(read({ title: 'Heat', cast: [{ name: 'Al', age: 83 }], budget: 60 })).toEqual(E.right({ title: 'Heat', cast: [{ name: 'Al' }] }));
  });

  it('names the place of a fault and what belongs there', () => {
    expect(read({ title: 'Heat', cast: [{ name: 'Al' }, { name: 7 }] })).toEqual(E.left(invalidData('a film', 'cast.1.name', 'string')));
    expect(read({ cast: [] })).toEqual(E.left(invalidData('a film', 'title', 'string')));
  });

  it('speaks of the whole when there is no place to name', () => {
    expect(read('Heat')).toEqual(E.left(invalidData('a film', '(whole)', 'Film')));
  });

  it('tells the deepest fault of a union, which is that of the alternative that nearly fitted', () => {
    const either = t.union([t.string, t.strict({ film: t.strict({ id: t.number }) })]);
    expect(decode(either, 'a choice')({ film: { id: 'x' } })).toMatchObject({ left: { path: 'film.id', expected: 'number' } });
  });

  it('names places of what came in only, not the numbers of the types that an intersection or a union is made of', () => {
    const Credit = t.intersection([t.strict({ id: t.number }), t.strict({ note: t.union([t.string, t.null]) })]);
    const credits = decode(t.strict({ cast: t.readonlyArray(Credit) }), 'credits');
    expect(credits({ cast: [{ id: 1, note: null }, { id: 'x', note: null }] })).toMatchObject({ left: { path: 'cast.1.id', expected: 'number' } });
    expect(credits({ cast: [{ id: 1, note: 7 }] })).toMatchObject({ left: { path: 'cast.0.note', expected: 'string' } });
    expect(credits({ cast: [{ id: 1 }] })).toMatchObject({ left: { path: 'cast.0.note' } });
    expect(credits({ cast: [7] })).toMatchObject({ left: { path: 'cast.0' } });
  });

  it('shortens the name of a type that nobody would read to its end', () => {
    const wide = t.keyof(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`choice-${at}`, null])));
    const answer = decode(wide, 'wide')('nothing');
    expect(E.isLeft(answer) && answer.left._tag === 'invalid-data' && answer.left.expected.length).toBe(80);
  });
});

describe('a closed object', () => {
  const Change = strictObject({ name: t.string, age: t.union([t.number, t.null]) }, 'Change');

  it('takes what it knows', () => {
    expect(decode(Change, 'change')({ name: 'Ada', age: null })).toEqual(E.right({ name: 'Ada', age: null }));
    expect(Change.is({ name: 'Ada', age: 3 })).toBe(true);
    expect(Change.encode({ name: 'Ada', age: 3 })).toEqual({ name: 'Ada', age: 3 });
  });

  it('names a key that it does not know instead of dropping it', () => {
    expect(decode(Change, 'change')({ name: 'Ada', age: 3, nmae: 'x' })).toEqual(E.left(invalidData('change', 'nmae', 'no such key')));
  });

  it('names a stranger inside of something larger with its whole path', () => {
    const Batch = t.strict({ changes: t.array(Change) });
    expect(decode(Batch, 'batch')({ changes: [{ name: 'A', age: 1 }, { name: 'B', age: 1, role: 'admin' }] })).toEqual(
      E.left(invalidData('batch', 'changes.1.role', 'no such key')),
    );
  });

  it('still checks the types of what it knows', () => {
    expect(decode(Change, 'change')({ name: 3, age: 1 })).toEqual(E.left(invalidData('change', 'name', 'string')));
    expect(decode(Change, 'change')(null)).toEqual(E.left(invalidData('change', '(whole)', 'Change')));
  });
});
