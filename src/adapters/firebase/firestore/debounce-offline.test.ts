import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, type Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';
import { debounceOffline } from './debounce-offline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const present = E.right({ name: 'Maya' });
const missing = E.right(null);
const unreachable = E.left(offline);

const setUp = () => {
  const results = new Subject<E.Either<Failure, DocumentData>>();
  const emitted: Array<E.Either<Failure, DocumentData>> = [];
  results.pipe(debounceOffline).subscribe((result) => emitted.push(result));
  return { emit: (result: E.Either<Failure, DocumentData>) => results.next(result), emitted };
};

describe('debounceOffline', () => {
  it('emits a known state immediately and drops an earlier `offline`', () => {
    const { emit, emitted } = setUp();
    for (const result of [present, unreachable, missing]) emit(result);
    vi.advanceTimersByTime(60_000);
    expect(emitted).toEqual([present, missing]);
  });

  it.each([
    ['a document that exists', present],
    ['a document that never existed', missing],
  ])('emits `offline` after 3 s for %s', (_, first) => {
    const { emit, emitted } = setUp();
    emit(first);
    emit(unreachable);
    vi.advanceTimersByTime(2900);
    expect(emitted).toEqual([first]);
    vi.advanceTimersByTime(200);
    expect(emitted).toEqual([first, unreachable]);
  });

  it('drops an `offline` that comes first and is followed by a document', () => {
    const { emit, emitted } = setUp();
    emit(unreachable);
    vi.advanceTimersByTime(1000);
    emit(present);
    vi.advanceTimersByTime(60_000);
    expect(emitted).toEqual([present]);
  });
});
