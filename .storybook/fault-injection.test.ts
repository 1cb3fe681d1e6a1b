import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, unavailable } from '#domain/shared/failure';
import { withAnswerNetwork, withNetwork, withWatchNetwork, type NetworkCondition } from './fault-injection';

/** What has come of an answer or a Watch after so many milliseconds. */
const after = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const expected: ReadonlyArray<readonly [NetworkCondition, unknown, unknown]> = [
  ['ok', E.right('sun'), E.right('sun')],
  ['slow', null, E.right('sun')],
  ['offline', E.left(offline), E.left(offline)],
  ['failing', E.left(unavailable(503, 'The network is bad')), E.left(unavailable(503, 'The network is bad'))],
  ['hanging', null, null],
];

describe.each(expected)('in %s network', (network, soon, later) => {
  it('an answer comes as it should', async () => {
    let heard: unknown = null;
    void withAnswerNetwork(() => network)(TE.right('sun'))().then((answer) => (heard = answer));
    await after(100);
    expect(heard).toEqual(soon);
    await after(60_000);
    expect(heard).toEqual(later);
  });

  it('so does a Watch', async () => {
    let heard: unknown = null;
    withWatchNetwork(() => network)(of(E.right('sun'))).subscribe((word) => (heard = word));
    await after(100);
    expect(heard).toEqual(soon);
    await after(60_000);
    expect(heard).toEqual(later);
  });
});

describe('network', () => {
  it('is that of the moment in which somebody asks', async () => {
    let network: NetworkCondition = 'offline';
    const ask = withAnswerNetwork(() => network)(TE.right(1));
    expect(await ask()).toEqual(E.left(offline));
    network = 'ok';
    expect(await ask()).toEqual(E.right(1));
  });

  it('asks nothing of what it keeps away', async () => {
    const asked = vi.fn(() => Promise.resolve(E.right(1)));
    await withAnswerNetwork(() => 'failing')(asked)();
    expect(asked).not.toHaveBeenCalled();
  });

  it('lets every later word of a Watch through', async () => {
    const words = new Subject<E.Either<never, number>>();
    const heard: unknown[] = [];
    withWatchNetwork(() => 'slow')(words).subscribe((word) => heard.push(word));
    await after(2000);
    words.next(E.right(1));
    words.next(E.right(2));
    expect(heard).toEqual([E.right(1), E.right(2)]);
  });

  it('is the same for every method of a port, which keep their names and what they are told', async () => {
    const port = { double: (n: number) => TE.right(n * 2), greet: (name: string) => TE.right(`Hello ${name}`) };
    expect(await withNetwork(() => 'ok')(port).double(4)()).toEqual(E.right(8));
    expect(await withNetwork(() => 'ok')(port).greet('Ada')()).toEqual(E.right('Hello Ada'));
    expect(await withNetwork(() => 'offline')(port).greet('Ada')()).toEqual(E.left(offline));
  });
});
