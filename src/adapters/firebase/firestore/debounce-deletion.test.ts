import * as E from 'fp-ts/Either';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, type Failure } from '#domain/shared/failure';
import type { DocumentData } from './document-calls';
import { debounceDeletion } from './debounce-deletion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const there = E.right({ name: 'Maya' });
const gone = E.right(null);
const silence = E.left(offline);

const listen = () => {
  const words = new Subject<E.Either<Failure, DocumentData>>();
  const heard: Array<E.Either<Failure, DocumentData>> = [];
  words.pipe(debounceDeletion).subscribe((word) => heard.push(word));
  return { say: (word: E.Either<Failure, DocumentData>) => words.next(word), heard };
};

describe('a document of which nothing is known for a moment', () => {
  it('is told as it is as soon as that is known', () => {
    const { say, heard } = listen();
    for (const word of [there, silence, gone]) say(word);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([there, gone]);
  });

  it('is out of reach when it stays so', () => {
    const { say, heard } = listen();
    say(there);
    say(silence);
    vi.advanceTimersByTime(2900);
    expect(heard).toEqual([there]);
    vi.advanceTimersByTime(200);
    expect(heard).toEqual([there, silence]);
  });

  it('is out of reach at once when it was never there', () => {
    const { say, heard } = listen();
    say(gone);
    say(silence);
    expect(heard).toEqual([gone, silence]);
  });
});
