import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { strictObject } from './codecs/strict-object';
import { decode, decodeRows } from './decode';
import { invalidData } from './failure';

const Film = t.strict({ title: t.string, cast: t.readonlyArray(t.strict({ name: t.string })) }, 'Film');
const read = decode(Film, 'a film');

describe('decode', () => {
  it('returns the valid value without undeclared keys', () => {
    expect(read({ title: 'Heat', cast: [{ name: 'Al', age: 83 }], budget: 60 })).toEqual(
      E.right({ title: 'Heat', cast: [{ name: 'Al' }] }),
    );
  });

  it('reports the path of an error and the expected type', () => {
    expect(read({ title: 'Heat', cast: [{ name: 'Al' }, { name: 7 }] })).toEqual(E.left(invalidData('a film', 'cast.1.name', 'string')));
    expect(read({ cast: [] })).toEqual(E.left(invalidData('a film', 'title', 'string')));
  });

  it('reports "(whole)" when the error has no path', () => {
    expect(read('Heat')).toEqual(E.left(invalidData('a film', '(whole)', 'Film')));
  });

  it('reports the deepest error of a union, from the alternative that matched best', () => {
    const either = t.union([t.string, t.strict({ film: t.strict({ id: t.number }) })]);
    expect(decode(either, 'a choice')({ film: { id: 'x' } })).toMatchObject({ left: { path: 'film.id', expected: 'number' } });
  });

  it('reports paths of the input only, without member indexes of intersections and unions', () => {
    const Credit = t.intersection([t.strict({ id: t.number }), t.strict({ note: t.union([t.string, t.null]) })]);
    const credits = decode(t.strict({ cast: t.readonlyArray(Credit) }), 'credits');
    expect(
      credits({
        cast: [
          { id: 1, note: null },
          { id: 'x', note: null },
        ],
      }),
    ).toMatchObject({ left: { path: 'cast.1.id', expected: 'number' } });
    expect(credits({ cast: [{ id: 1, note: 7 }] })).toMatchObject({ left: { path: 'cast.0.note', expected: 'string' } });
    expect(credits({ cast: [{ id: 1 }] })).toMatchObject({ left: { path: 'cast.0.note' } });
    expect(credits({ cast: [7] })).toMatchObject({ left: { path: 'cast.0' } });
  });

  it('truncates long type names to 80 characters', () => {
    const wide = t.keyof(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`choice-${index}`, null])));
    const result = decode(wide, 'wide')('nothing');
    expect(E.isLeft(result) && result.left._tag === 'invalid-data' && result.left.expected.length).toBe(80);
  });
});

describe('strictObject', () => {
  it.each(['__proto__', 'constructor', 'toString'])('rejects the key %s, which every object inherits', (key) => {
    const read = decode(strictObject({ name: t.string }, 'Named'), 'request');
    expect(read(JSON.parse(`{"name":"x","${key}":{}}`))).toEqual(E.left(invalidData('request', key, 'no such key')));
  });

  const Change = strictObject({ name: t.string, age: t.union([t.number, t.null]) }, 'Change');

  it('accepts an object with declared keys only', () => {
    expect(decode(Change, 'change')({ name: 'Ada', age: null })).toEqual(E.right({ name: 'Ada', age: null }));
    expect(Change.is({ name: 'Ada', age: 3 })).toBe(true);
    expect(Change.encode({ name: 'Ada', age: 3 })).toEqual({ name: 'Ada', age: 3 });
  });

  it('rejects an unknown key by name instead of dropping the key', () => {
    expect(decode(Change, 'change')({ name: 'Ada', age: 3, nmae: 'x' })).toEqual(E.left(invalidData('change', 'nmae', 'no such key')));
  });

  it('reports the full path of an unknown key in a nested object', () => {
    const Batch = t.strict({ changes: t.array(Change) });
    expect(decode(Batch, 'batch')({ changes: [{ name: 'A', age: 1 }, { name: 'B', age: 1, role: 'admin' }] })).toEqual(
      E.left(invalidData('batch', 'changes.1.role', 'no such key')),
    );
  });

  it('checks the types of declared keys', () => {
    expect(decode(Change, 'change')({ name: 3, age: 1 })).toEqual(E.left(invalidData('change', 'name', 'string')));
    expect(decode(Change, 'change')(null)).toEqual(E.left(invalidData('change', '(whole)', 'Change')));
  });
});

it('decodeRows leaves out rows that do not decode, and reports each', () => {
  const damaged: unknown[] = [];
  const heat = { title: 'Heat', cast: [] };
  expect(decodeRows(Film, 'films', (failure) => damaged.push(failure))([heat, null, { ...heat, title: 7 }, heat])).toEqual([heat, heat]);
  expect(damaged).toEqual([invalidData('films', '(whole)', 'Film'), invalidData('films', 'title', 'string')]);
});
