import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { film } from '#domain/lists/list.fixture';
import { series } from '#domain/history/history.fixture';
import type { ComingEvent } from './coming-event';
import { writeICalendar } from './icalendar';
import { keepFormerEvents } from './keep-former-events';

const options = { name: 'Marquee, yours', writtenAt: Date.parse('2026-11-20T20:00:00.123Z'), addressOf: () => null };
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Reads the properties of all events, as another calendar does: unfolded lines, texts without their escapes. */
const readEvents = (file: string): ReadonlyArray<ReadonlyMap<string, string>> => {
  const events: Map<string, string>[] = [];
  for (const line of file.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    const at = line.indexOf(':');
    const value = line.slice(at + 1).replace(/\\([\\;,nN])/g, (_, after: string) => (/n/i.test(after) ? '\n' : after));
    events.at(-1)?.set(line.slice(0, at), value);
  }
  return events;
};

const episodeOf = (title: string, name: string, day = '2026-12-31'): ComingEvent => ({
  title: { ...series(7), title }, day, part: { kind: 'episode', season: 2, episode: 5, name },
});

describe('writeICalendar', () => {
  it('writes one whole day per event, with a lasting UID and the address', () => {
    const events: ReadonlyArray<ComingEvent> = [
      episodeOf('The Wire', 'Undertow'),
      { title: series(7), day: '2027-02-28', part: { kind: 'season', season: 3 } },
      { title: { ...film(603), title: 'Dune; Part, 3' }, day: '2026-12-18', part: { kind: 'release', country: 'DE' } },
      { title: { ...film(604), title: 'Solaris' }, day: '2026-12-18', part: { kind: 'release', country: null } },
    ];
    const file = writeICalendar(events, { ...options, addressOf: ({ title }) => `https://films.example/details?id=${title.movieID}` });
    expect(file.split('\r\n').slice(0, 15)).toEqual([
      'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Marquee//Calendar//EN', 'CALSCALE:GREGORIAN', 'X-WR-CALNAME:Marquee\\, yours',
      'BEGIN:VEVENT', 'UID:tv-7-s2e5@marquee', 'DTSTAMP:20261120T200000Z', 'DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101',
      'SUMMARY:The Wire · S2 E5 · Undertow', 'URL:https://films.example/details?id=7', 'TRANSP:TRANSPARENT', 'END:VEVENT',
      'BEGIN:VEVENT',
    ]);
    expect(readEvents(file).map((event) => [event.get('UID'), event.get('DTEND;VALUE=DATE'), event.get('SUMMARY')])).toEqual([
      ['tv-7-s2e5@marquee', '20270101', 'The Wire · S2 E5 · Undertow'],
      ['tv-7-s3@marquee', '20270301', 'Series 7 · S3'],
      ['movie-603@marquee', '20261219', 'Dune; Part, 3'],
      ['movie-604@marquee', '20261219', 'Solaris · First release (any country)'],
    ]);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('asks apps to read it again only where it is told to', () => {
    const headOf = (refreshHours?: number): string | undefined =>
      writeICalendar([], { ...options, ...(refreshHours !== undefined && { refreshHours }) }).split('BEGIN:VTIMEZONE')[0];
    expect(headOf()).not.toMatch(/REFRESH|TTL/);
    expect(headOf(6)).toBe(`${headOf() ?? ''}REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n`);
  });

  it('reads back as written for any name, in lines of at most 75 octets', () => {
    const anyName = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }));
    fc.assert(
      fc.property(anyName, anyName, (title, name) => {
        const file = writeICalendar([episodeOf(title, `${name}.`)], options);
        const lines = file.split('\r\n');
        expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
        expect(lines.every((line) => !/[\r\n\u0000-\u001f\u007f]/.test(line))).toBe(true);
        const shown = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ');
        const summary = readEvents(file)[0]?.get('SUMMARY') ?? '';
        const whole = shown(`${title} · S2 E5 · ${name}.`);
        expect(whole.startsWith(summary) || shown(`${title} · S2 E5 · ${name}.`.slice(0, 300)).startsWith(summary)).toBe(true);
        expect(summary.length).toBeGreaterThanOrEqual(Math.min(whole.length, 200));
      }),
      { examples: [['\\n', ';,\\'], ['a\r\nBEGIN:VEVENT', '\u2028'], ['😀'.repeat(100), '\ud800'], ['é'.repeat(74), '']] },
    );
  });
});

describe('keepFormerEvents', () => {
  it('adds the events of the named titles from today on as they were, whatever their names are', () => {
    const season: ComingEvent = { title: series(7), day: '2027-02-28', part: { kind: 'season', season: 3 } };
    const first = episodeOf('END:VEVENT\nEND:VCALENDAR', `BEGIN:VEVENT ${'é'.repeat(90)}`);
    const other = { ...season, title: series(70) };
    const former = writeICalendar([episodeOf('Over', '', '2026-12-30'), first, season, other], options);
    const keep = (most: number) =>
      keepFormerEvents(writeICalendar([other], options), former, { itemKeys: ['tv-7'], today: '2026-12-31', most });
    expect(keep(9)).toBe(writeICalendar([other, first, season], options));
    expect(keep(1)).toBe(writeICalendar([other, first], options));
  });
});
