import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, type Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';
import { debounceDeletion } from './debounce-deletion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const present = E.right({ name: 'Maya' });
const missing = E.right(null);
const unreachable = E.left(offline);

const setUp = () => {
  const results = new Subject<E.Either<Failure, DocumentData>>();
  const emitted: Array<E.Either<Failure, DocumentData>> = [];
  results.pipe(debounceDeletion).subscribe((result) => emitted.push(result));
  return { emit: (result: E.Either<Failure, DocumentData>) => results.next(result), emitted };
};

describe('debounceDeletion', () => {
  it('emits a known state immediately and drops an earlier `offline`', () => {
    const { emit, emitted } = setUp();
    for (const result of [present, unreachable, missing]) emit(result);
    vi.advanceTimersByTime(60_000);
    expect(emitted).toEqual([present, missing]);
  });

  it('emits `offline` for an existing document after 3 s', () => {
    const { emit, emitted } = setUp();
    emit(present);
    emit(unreachable);
    vi.advanceTimersByTime(2900);
    expect(emitted).toEqual([present]);
    vi.advanceTimersByTime(200);
    expect(emitted).toEqual([present, unreachable]);
  });

  it('emits `offline` immediately for a document that never existed', () => {
    const { emit, emitted } = setUp();
    emit(missing);
    emit(unreachable);
    expect(emitted).toEqual([missing, unreachable]);
  });
});
