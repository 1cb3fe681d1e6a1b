import { addDays } from '#domain/shared/dates';
import { cutText } from '#domain/shared/cut-text';
import { eventKey, type ComingEvent, type EventPart } from './coming-event';

/** Longest line in octets, without its end; RFC 5545, 3.1. */
const MAX_OCTETS = 75;
/** Names are copies for display. */
const MAX_SUMMARY_LENGTH = 300;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
};

/** Folds a line: each further part begins with a space, which counts. No character is cut. */
const foldLine = (line: string): string => {
  let [folded, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) [folded, octets] = [`${folded}\r\n `, 1];
    folded += character;
    octets += size;
  }
  return folded;
};

/** Escapes a value of the type TEXT. A lone surrogate, which UTF-8 does not have, and control characters become spaces. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** Returns a part in the words of other calendars, the same in each language; the release in the member's country needs none. */
const partTexts = (part: EventPart): ReadonlyArray<string> => {
  if (part.kind === 'release') return part.country === null ? ['First release (any country)'] : [];
  return part.kind === 'season' ? [`S${part.season}`] : [`S${part.season} E${part.episode}`, ...(part.name === '' ? [] : [part.name])];
};

/** Returns what an event is called in other calendars: "The Wire · S2 E5 · Undertow", "Dune". */
const summaryOf = ({ title: { title }, part }: ComingEvent): string =>
  cutText([title, ...partTexts(part)].join(' · '), MAX_SUMMARY_LENGTH);

const basicDay = (day: string): string => day.replaceAll('-', '');
const basicTime = (millis: number): string => new Date(millis).toISOString().replace(/[-:]|\.\d+/g, '');

type ICalendarOptions = {
  /** Name of the calendar. */
  readonly name: string;
  /** When the file is written, ms since 1970. */
  readonly writtenAt: number;
  /** Returns the address of a title's page; null if the site's address is not known. */
  readonly addressOf: (event: ComingEvent) => string | null;
  /** Hours after which apps that subscribe to the file are asked to read it again, as RFC 7986 and Outlook write it; default: not asked. */
  readonly refreshHours?: number;
};

/** A calendar must have a component: without events, the definition of a time zone that no event uses. */
const NO_EVENTS: ReadonlyArray<string> = [
  'BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes events as an iCalendar file (RFC 5545): one event of a whole day each, which neither blocks the day nor has a time zone. An event
 * keeps its UID when its day or its name changes.
 */
export const writeICalendar = (
  events: ReadonlyArray<ComingEvent>, { name, writtenAt, addressOf, refreshHours }: ICalendarOptions,
): string => {
  const stamp = basicTime(writtenAt);
  const lines = events.flatMap((event) => {
    const address = addressOf(event);
    return [
      'BEGIN:VEVENT',
      `UID:${eventKey(event)}@marquee`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDay(event.day)}`,
      `DTEND;VALUE=DATE:${basicDay(addDays(event.day, 1))}`,
      `SUMMARY:${escapeText(summaryOf(event))}`,
      ...(address === null ? [] : [`URL:${address}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Marquee//Calendar//EN', 'CALSCALE:GREGORIAN', `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === undefined ? [] : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...(lines.length === 0 ? NO_EVENTS : lines),
    'END:VCALENDAR',
  ].map((line) => `${foldLine(line)}\r\n`).join('');
};
