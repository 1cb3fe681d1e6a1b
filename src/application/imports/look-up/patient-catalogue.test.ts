import * as E from 'fp-ts/Either';
import { BehaviorSubject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import type { MatchDeps } from '#application/imports/match-title';
import { aborted, offline, rateLimited, timedOut, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { noAnswers } from './look-up';
import { patientCatalogue } from './patient-catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { matchTitles } from '#application/imports/match-titles';

type FindByName = MatchDeps['catalogue']['findByName'];

/** Opens a catalogue that fails as `failureAt` says for the name and the how manieth request this is. */
const open = (failureAt: (request: number, name: string) => Failure | null, more: { readonly isQuiet?: boolean } = {}) => {
  const [requests, waits, online]: [number[], unknown[], BehaviorSubject<E.Either<never, boolean>>] =
    [[], [], new BehaviorSubject<E.Either<never, boolean>>(E.right(true))];
  const controller = new AbortController();
  const findByName: FindByName = ({ name }) => async () => {
    requests.push(Date.now());
    const failure = failureAt(requests.length, name);
    if (failure !== null) return Promise.resolve(E.left(failure));
    return Promise.resolve(E.right(name.endsWith('Nobody') ? [] : [aTitle({ title: name === 'Other' ? 'Heat' : name, year: 1995 })]));
  };
  const onWait = (waitsFor: unknown): void => void waits.push(waitsFor);
  const catalogue = patientCatalogue({ ...catalogueOfHeat, findByName }, { online, onWait, ...more }, controller.signal);
  const find = (name = 'Heat', year: number | null = null) =>
    catalogue.findByName({ name, mediaType: null, year }, controller.signal)();
  return { requests, waits, online, controller, catalogue, find };
};

describe('patientCatalogue', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    return () => void vi.useRealTimers();
  });

  it.each([
    ['a time-out', timedOut, ['connection', null], 60_000],
    ['a server that is down', unavailable(503, 'down'), ['catalogue', null], 60_000],
    ['a limit of unknown length', rateLimited(null), ['catalogue', null], 60_000],
    ['a limit', rateLimited(90_000), ['catalogue', null], 90_000],
    // A gateway says a second again and again; a longer pause lets it answer pages meanwhile.
    ['a short limit', rateLimited(1000), [], 10_000],
  ])('waits for the end of %s, for longer and longer where nobody says how long', async (_, failure, shown, longest) => {
    const { requests, waits, find } = open((request) => (request <= 16 ? failure : null));
    const found = [find(), find('Alien')];
    await vi.advanceTimersByTimeAsync(800_000);
    expect((await Promise.all(found)).map(E.isRight)).toEqual([true, true]);
    const sent = [...new Set(requests)];
    const pauses = sent.slice(1).map((at, index) => at - (sent[index] ?? 0));
    const hasEnd = failure._tag === 'rate-limited' && failure.retryAfterMs !== null;
    expect([requests.length, pauses.at(-1), pauses[0]]).toEqual([18, longest, hasEnd ? longest : 2000]);
    expect([new Set(waits).size, waits.at(-1), waits[0]]).toEqual([shown.length, shown.at(-1), shown[0]]);
  });

  it('asks a catalogue that limits requests for less than it allows: 30 requests in 10 s', async () => {
    const { requests, waits, find } = open((request) => (request === 41 ? rateLimited(1000) : null));
    const found = Promise.all(Array.from({ length: 100 }, () => find()));
    await vi.advanceTimersByTimeAsync(0);
    // Until it limits them, as fast as it answers.
    expect(requests.length).toBe(100);
    const more = Promise.all(Array.from({ length: 60 }, () => find()));
    await vi.advanceTimersByTimeAsync(120_000);
    await Promise.all([found, more]);
    const inWindow = (at: number): number => requests.slice(100).filter((sent) => sent >= at && sent < at + 10_000).length;
    // Each asks for films and series.
    expect([10_000, 20_000, 30_000, 40_000, 50_000].map(inWindow)).toEqual([15, 15, 15, 15, 1]);
    expect(waits).toEqual([]);
  });

  it('sends few requests from the first one on where nobody waits for it', async () => {
    const { requests, find } = open(() => null, { isQuiet: true });
    const found = Promise.all(Array.from({ length: 40 }, () => find()));
    await vi.advanceTimersByTimeAsync(30_000);
    await found;
    expect([0, 10_000, 20_000].map((at) => requests.filter((sent) => sent >= at && sent < at + 10_000).length)).toEqual([15, 15, 10]);
  });

  it.each([
    ['Nobody', null, 2], ['Another Nobody', null, 4], ['Other', null, 4], ['Heat', 1986, 3], ['The Heat', 1986, 6], ['Heat', 1996, 3],
  ] as const)(
    'counts all requests for %s of %s, whose name is searched for in other ways if it is not found: %i', async (name, year, cost) => {
      const { requests, find } = open((request) => (request === 1 ? rateLimited(1000) : null));
      const lane = async (): Promise<void> => {
        while (Date.now() < 200_000) await find(name, year);
      };
      void lane();
      await vi.advanceTimersByTimeAsync(0);
      for (let more = 0; more < 7; more += 1) void lane();
      await vi.advanceTimersByTimeAsync(250_000);
      const sent = requests.filter((at) => at >= 10_000 && at < 190_000).length;
      expect(Math.abs((sent * cost) / 18 - 30)).toBeLessThan(3);
    });

  it('goes on as soon as the network is back', async () => {
    const { requests, online, find } = open((request) => (request <= 6 ? offline : null));
    online.next(E.right(false));
    const found = find();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(requests).toHaveLength(6);
    online.next(E.right(true));
    expect(E.isRight(await found)).toBe(true);
    expect(requests.at(-1)).toBe(70_000);
  });

  it('waits once for all requests, and sends none meanwhile', async () => {
    const { requests, find } = open((request) => (request <= 8 ? offline : null));
    const found = Promise.all(Array.from({ length: 8 }, () => find()));
    await vi.advanceTimersByTimeAsync(1000);
    const late = find();
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(1);
    expect([(await found).every(E.isRight), E.isRight(await late), requests.length]).toEqual([true, true, 17]);
  });

  it('returns what does not pass: another failure, an abort, and one request that fails on its own', async () => {
    const broken = unexpected('broken');
    expect(await open(() => broken).find()).toEqual(E.left(broken));
    const stopped = open(() => offline);
    const found = stopped.find();
    await vi.advanceTimersByTimeAsync(1);
    stopped.controller.abort();
    expect(await found).toEqual(E.left(aborted));
    const bad = unavailable(500, 'bad');
    // A server says it of the only request that is left; without a network nobody can know.
    const last = open(() => bad).find();
    const silent = open(() => timedOut);
    void silent.find();
    await vi.advanceTimersByTimeAsync(200_000);
    expect([await last, silent.waits.length > 6]).toEqual([E.left(bad), true]);
    silent.controller.abort();
    const alone = open((_, name) => (name === 'Bad' ? bad : null));
    const one = alone.find('Bad');
    const bads = { isEnded: false };
    void one.finally(() => void (bads.isEnded = true));
    const others = (async () => {
      while (!bads.isEnded) await alone.find();
    })();
    await vi.advanceTimersByTimeAsync(80_000);
    expect(await one).toEqual(E.left(bad));
    await others;
  });

  it('leaves what was found to the next attempt, which asks for the rest only', async () => {
    const broken = unexpected('broken');
    let isBroken = true;
    const { catalogue, requests, controller: { signal } } = open((_, name) => (isBroken && name === 'Film 9' ? broken : null));
    const [kept, counts] = [noAnswers(), [] as unknown[]];
    const deps = { catalogue, kept, signal, onProgress: (...count: number[]) => void counts.push(count) };
    const titles = Array.from({ length: 20 }, (_, index) => namedTitle({ name: `Film ${index}` }));
    expect(await matchTitles(deps, titles)()).toEqual(E.left(broken));
    const [found, sent] = [kept.matches.size, requests.length];
    expect(counts.splice(0)[0]).toEqual([0, 20]);
    isBroken = false;
    expect(E.isRight(await matchTitles(deps, titles)())).toBe(true);
    expect([found > 5, requests.length - sent, kept.matches.size]).toEqual([true, 20 - found, 20]);
    expect([counts[0], counts.at(-1)]).toEqual([[found, 20], [20, 20]]);
  });
});
