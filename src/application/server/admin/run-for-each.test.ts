import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { conflict, invalid, unavailable } from '#domain/shared/failure';
import { runForEach } from './run-for-each';

const capital = (id: string) => TE.right(id.toUpperCase());

describe('runForEach', () => {
  it('answers for each id once, in order, and names what it changed', async () => {
    const result = await runForEach(['a', 'b', 'a'], 'list', capital)();
    expect(result).toEqual(
      E.right({
        response: [{ id: 'a', refused: null }, { id: 'b', refused: null }],
        target: { kind: 'list', id: '', name: null }, before: null, after: { ids: 'a b a', names: 'A\nB', done: 2, refused: '' },
      }),
    );
  });

  it('names the target of a call with one id', async () => {
    expect(await runForEach(['a'], 'list', capital)()).toMatchObject({ right: { target: { kind: 'list', id: 'a', name: 'A' } } });
  });

  it('goes on after a refused id and says why it was refused', async () => {
    const failures = { a: conflict('the last admin'), b: invalid('name', 'too-long') };
    const result = await runForEach(['a', 'b', 'c'] as const, 'user', (id) => (id === 'c' ? TE.right(null) : TE.left(failures[id])))();
    expect(result).toMatchObject({
      right: {
        response: [
          { id: 'a', refused: { reason: 'conflict', what: 'the last admin' } },
          { id: 'b', refused: { reason: 'invalid', what: 'too-long' } },
          { id: 'c', refused: null },
        ],
        after: { done: 1, refused: 'a b' },
      },
    });
  });

  it('ends with a failure of the service, which says nothing about an id', async () => {
    const changed: string[] = [];
    const ids = Array.from({ length: 12 }, (_, index) => String(index));
    const result = await runForEach(ids, 'user', (id) =>
      id === '6'
        ? TE.left(unavailable(503, 'busy'))
        : TE.fromIO(() => {
            changed.push(id);
            return null;
          }),
    )();
    expect(result).toEqual(E.left(unavailable(503, 'busy')));
    expect(changed).not.toContain('10');
  });
});
