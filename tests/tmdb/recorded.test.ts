import { afterAll, describe, expect, it, vi } from 'vitest';
import { checks, errorCheck } from './checks';
import { recorded, recordedText, sources, type RecordedAnswer } from './recorded-answers';
import { reading } from './recorded-reader';

const { files, leftOut, madeUp } = sources();
const ERRORS = 'error body';
const endpointOf = ({ endpoint, readAs }: RecordedAnswer): string => readAs?.endpoint ?? endpoint;
const decoded = new Map<string, number>();

/** Why endpoints that somebody recorded are not asked for. */
const reasons: ReadonlyArray<readonly [RegExp, string]> = [
  [/\(old\)|\/releases|screened/, 'superseded, or not shown'],
  [/^\/(company|network|keyword|credit|certification|configuration)|^\/search\/(company|keyword|collection)/, 'not part of the port'],
  [/changes|latest/, 'edits and newest entries: nothing shows them'],
  [/translations|alternative_titles/, 'the asked language comes with the details'],
  [/review|\/lists?/, 'reviews and lists of TMDB\'s members are not shown'],
  [/episode/, 'episodes come with their season'],
  [/season\/.*(credits|images|videos|external_ids|providers)/, 'a season is shown by its episodes'],
  [/^\/watch\/providers/, 'offers come with the details'],
  [/^\/person\/.*(movie_credits|tv_credits)/, 'combined_credits has both'],
  [/^\/person\/.*(images|popular)|trending\/(person|all)/, 'neither people\'s pictures nor lists of people or of mixed types are part of the port'],
  [/^\/collection/, 'the parts of a collection say enough'],
  [/^\/tv\/.*\/credits$/, 'aggregate_credits covers all seasons'],
];
const reasonOf = (endpoint: string): string | undefined => reasons.find(([shape]) => shape.test(endpoint))?.[1];

const table = (): string => {
  const used = [...decoded].map(([endpoint, count]) => `${String(count).padStart(4)}  ${endpoint}`);
  const unused = Object.entries(leftOut).map(([endpoint, count]) =>
    `${String(count).padStart(4)}  ${endpoint.padEnd(62)} ${reasonOf(endpoint) ?? ''}`);
  const odd = files.flatMap(({ file, endpoint, readAs }) =>
    readAs === undefined ? [] : [`      ${file}: filed under ${endpoint}, read as ${readAs.endpoint}: ${readAs.because}`]);
  const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);
  return [
    `\nRecorded answers decoded, per endpoint (${sum(decoded.values())} of ${files.length}):`, ...used, ...odd,
    ...Object.entries(madeUp).map(([file, reason]) => `      ${file}: left out, ${reason}`),
    `Left out, per endpoint (${sum(Object.values(leftOut))}):`, ...unused, '',
  ].join('\n');
};

afterAll(() => { process.stdout.write(`${table()}\n`); });

describe('recorded answers of TMDB', () => {
  it.each(files.filter(({ endpoint }) => endpoint !== ERRORS))('$file decodes to what it says ($endpoint)', async (answer) => {
    const endpoint = endpointOf(answer);
    const check = checks[endpoint];
    if (check === undefined) throw new Error(`No check reads ${endpoint}.`);
    await check(reading(recordedText(answer)), recorded(answer));
    decoded.set(endpoint, (decoded.get(endpoint) ?? 0) + 1);
  });

  it.each(files.filter(({ endpoint }) => endpoint === ERRORS))('$file is a refusal', async (answer) => {
    vi.useFakeTimers();
    try {
      const checking = errorCheck(answer.status)(reading(recordedText(answer), answer.status), recorded(answer));
      await vi.advanceTimersByTimeAsync(60_000);
      await checking;
    } finally {
      vi.useRealTimers();
    }
    decoded.set(`${ERRORS} ${answer.status}`, (decoded.get(`${ERRORS} ${answer.status}`) ?? 0) + 1);
  });

  it('holds answers of every endpoint that is asked, and a reason for every endpoint that is not', () => {
    const held = new Set(files.map(endpointOf));
    expect(Object.keys(checks).filter((endpoint) => !held.has(endpoint))).toEqual([]);
    expect(Object.keys(leftOut).filter((endpoint) => reasonOf(endpoint) === undefined)).toEqual([]);
  });

  it('keeps nobody\'s sentences', () => {
    const isProse = (key: string, text: string): boolean =>
      /^(overview|biography|tagline|content)$/.test(key) || (text.length > 80 && !/^(https?:\/)?\//.test(text));
    const sentences = (value: unknown, key = ''): ReadonlyArray<string> => {
      if (typeof value === 'string') return isProse(key, value) ? [value] : [];
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, part]) => sentences(part, Array.isArray(value) ? key : name));
    };
    const kept = files.filter(({ endpoint }) => endpoint !== ERRORS).flatMap((answer) => sentences(recorded(answer)));
    expect(kept.length).toBeGreaterThan(500);
    expect(kept.filter((text) => !/^(Placeholder text\. ?)*[Placehodrtx ]*\.?$/.test(text.trim()))).toEqual([]);
  });
});
