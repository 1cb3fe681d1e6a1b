import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, unavailable } from '#domain/shared/failure';
import { withAnswerNetwork, withNetwork, withWatchNetwork, type NetworkCondition } from './fault-injection';

/** Advances the fake timers by `millis` ms and runs pending promises. */
const advance = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const expected: ReadonlyArray<readonly [NetworkCondition, unknown, unknown]> = [
  ['ok', E.right('value'), E.right('value')],
  ['slow', null, E.right('value')],
  ['offline', E.left(offline), E.left(offline)],
  ['failing', E.left(unavailable(503, 'The network is bad')), E.left(unavailable(503, 'The network is bad'))],
  ['hanging', null, null],
];

describe.each(expected)('network condition %s', (network, soon, later) => {
  it('is applied to an Answer', async () => {
    let result: unknown = null;
    void withAnswerNetwork(() => network)(TE.right('value'))().then((answer) => (result = answer));
    await advance(100);
    expect(result).toEqual(soon);
    await advance(60_000);
    expect(result).toEqual(later);
  });

  it('is applied to a Watch', async () => {
    let result: unknown = null;
    withWatchNetwork(() => network)(of(E.right('value'))).subscribe((value) => (result = value));
    await advance(100);
    expect(result).toEqual(soon);
    await advance(60_000);
    expect(result).toEqual(later);
  });
});

describe('fault injection', () => {
  it('reads the condition at the time of the request', async () => {
    let network: NetworkCondition = 'offline';
    const request = withAnswerNetwork(() => network)(TE.right(1));
    expect(await request()).toEqual(E.left(offline));
    network = 'ok';
    expect(await request()).toEqual(E.right(1));
  });

  it('does not run a request that it fails', async () => {
    const request = vi.fn(() => Promise.resolve(E.right(1)));
    await withAnswerNetwork(() => 'failing')(request)();
    expect(request).not.toHaveBeenCalled();
  });

  it('passes all later values of a Watch', async () => {
    const source = new Subject<E.Either<never, number>>();
    const values: unknown[] = [];
    withWatchNetwork(() => 'slow')(source).subscribe((value) => values.push(value));
    await advance(2000);
    source.next(E.right(1));
    source.next(E.right(2));
    expect(values).toEqual([E.right(1), E.right(2)]);
  });

  it('applies to every method of a port and keeps names and arguments', async () => {
    const port = { double: (n: number) => TE.right(n * 2), greet: (name: string) => TE.right(`Hello ${name}`) };
    expect(await withNetwork(() => 'ok')(port).double(4)()).toEqual(E.right(8));
    expect(await withNetwork(() => 'ok')(port).greet('Ada')()).toEqual(E.right('Hello Ada'));
    expect(await withNetwork(() => 'offline')(port).greet('Ada')()).toEqual(E.left(offline));
  });
});
