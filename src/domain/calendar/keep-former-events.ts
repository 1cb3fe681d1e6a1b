/** An event of a file by `writeICalendar`, with the key of its title and its day. */
const EVENT = /BEGIN:VEVENT\r\nUID:(.+?)(?:-s\d+(?:e\d+)?)?@marquee\r\nDTSTAMP:\w+\r\nDTSTART;VALUE=DATE:(\d{8})\r\n[^]*?\r\nEND:VEVENT\r\n/g;

type KeptEvents = {
  /** Keys of the titles whose events are kept. */
  readonly itemKeys: ReadonlyArray<string>;
  /** Events before this day are left out, `YYYY-MM-DD`. */
  readonly today: string;
  /** Most events that are kept. */
  readonly most: number;
};

/** Adds events of a former file to a file; both are files by `writeICalendar`. */
export const keepFormerEvents = (file: string, former: string, { itemKeys, today, most }: KeptEvents): string => {
  const kept = [...former.matchAll(EVENT)]
    .filter(([, itemKey = '', day = '']) => itemKeys.includes(itemKey) && day >= today.replaceAll('-', ''))
    .slice(0, most);
  return file.replace(/END:VCALENDAR\r\n$/, (end) => [...kept.map(([event]) => event), end].join(''));
};
