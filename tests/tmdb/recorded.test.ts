import { afterAll, describe, expect, it, vi } from 'vitest';
import { expectEach } from '../support/expect-each';
import { checks, errorCheck } from './checks';
import { recorded, recordedText, sources, type RecordedAnswer } from './recorded-answers';
import { reading } from './recorded-reader';

const { files, leftOut, madeUp } = sources();
const ERRORS = 'error body';
const endpointOf = ({ endpoint, readAs }: RecordedAnswer): string => readAs?.endpoint ?? endpoint;
const nameOf = ({ file, endpoint }: RecordedAnswer): string => `${file} (${endpoint})`;
const decoded = new Map<string, number>();

/** Reasons why recorded endpoints are not requested. */
const reasons: ReadonlyArray<readonly [RegExp, string]> = [
  [/\(old\)|\/releases|screened/, 'superseded or not displayed'],
  [/^\/(company|network|keyword|credit|certification|configuration)|^\/search\/(company|keyword|collection)/, 'not part of the port'],
  [/changes|latest/, 'edits and newest entries are not displayed'],
  [/translations|alternative_titles/, 'details are requested in one language'],
  [/review|\/lists?/, 'reviews and lists of TMDB\'s members are not displayed'],
  [/episode/, 'episodes come with their season'],
  [/season\/.*(credits|images|videos|external_ids|providers)/, 'a season displays only its episodes'],
  [/^\/watch\/providers\/(?:regions|\*)/, 'the regions are those of the settings'],
  [/^\/person\/.*(movie_credits|tv_credits)/, 'combined_credits has both'],
  [
    /^\/person\/.*(images|popular)|trending\/(person|all)/,
    'neither images of people nor lists of people or of mixed types are part of the port',
  ],
  [/^\/collection/, 'the parts of a collection suffice'],
  [/^\/tv\/.*\/credits$/, 'aggregate_credits covers all seasons'],
];
const reasonOf = (endpoint: string): string | undefined => reasons.find(([shape]) => shape.test(endpoint))?.[1];

const table = (): string => {
  const used = [...decoded].map(([endpoint, count]) => `${String(count).padStart(4)}  ${endpoint}`);
  const unused = Object.entries(leftOut).map(([endpoint, count]) =>
    `${String(count).padStart(4)}  ${endpoint.padEnd(62)} ${reasonOf(endpoint) ?? ''}`);
  const refiled = files.flatMap(({ file, endpoint, readAs }) =>
    readAs === undefined ? [] : [`      ${file}: filed under ${endpoint}, read as ${readAs.endpoint}: ${readAs.because}`]);
  const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);
  return [
    `\nRecorded answers decoded, per endpoint (${sum(decoded.values())} of ${files.length}):`, ...used, ...refiled,
    ...Object.entries(madeUp).map(([file, reason]) => `      ${file}: left out, ${reason}`),
    `Left out, per endpoint (${sum(Object.values(leftOut))}):`, ...unused, '',
  ].join('\n');
};

afterAll(() => { process.stdout.write(`${table()}\n`); });

describe('recorded answers of TMDB', () => {
  it('decode to their raw values', () => expectEach(files.filter(({ endpoint }) => endpoint !== ERRORS), nameOf, async (answer) => {
    const endpoint = endpointOf(answer);
    const check = checks[endpoint];
    if (check === undefined) throw new Error(`No check reads ${endpoint}.`);
    await check(reading(recordedText(answer)), recorded(answer));
    decoded.set(endpoint, (decoded.get(endpoint) ?? 0) + 1);
  }));

  it('become a Failure if they are errors', () =>
    expectEach(
      files.filter(({ endpoint }) => endpoint === ERRORS),
      nameOf,
      async (answer) => {
        vi.useFakeTimers();
        try {
          const check = errorCheck(answer.status)(reading(recordedText(answer), answer.status), recorded(answer));
          await vi.advanceTimersByTimeAsync(60_000);
          await check;
        } finally {
          vi.useRealTimers();
        }
        decoded.set(`${ERRORS} ${answer.status}`, (decoded.get(`${ERRORS} ${answer.status}`) ?? 0) + 1);
      },
    ));

  it('cover every requested endpoint; every other recorded endpoint has a reason', () => {
    const covered = new Set(files.map(endpointOf));
    expect(Object.keys(checks).filter((endpoint) => !covered.has(endpoint))).toEqual([]);
    expect(Object.keys(leftOut).filter((endpoint) => reasonOf(endpoint) === undefined)).toEqual([]);
  });

  it('contain only placeholder text', () => {
    const isProse = (key: string, text: string): boolean =>
      /^(overview|biography|tagline|content)$/.test(key) || (text.length > 80 && !/^(https?:\/)?\//.test(text));
    const sentences = (value: unknown, key = ''): ReadonlyArray<string> => {
      if (typeof value === 'string') return isProse(key, value) ? [value] : [];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, part]) => sentences(part, Array.isArray(value) ? key : name));
    };
    const texts = files.filter(({ endpoint }) => endpoint !== ERRORS).flatMap((answer) => sentences(recorded(answer)));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => !/^(Placeholder text\. ?)*[Placehodrtx ]*\.?$/.test(text.trim()))).toEqual([]);
  });
});
