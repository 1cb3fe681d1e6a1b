import type { ComingEvent } from '#domain/calendar/coming-event';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { ChosenServices } from '#domain/catalogue/services/streaming-services';
import { cutText } from '#domain/shared/cut-text';

/** A notification. `path` is the page that it opens. */
export type Digest = { readonly title: string; readonly body: string; readonly path: string };

/** The notification's action that turns reminders off for the device. */
export const TURN_OFF_LABEL = 'Turn reminders off';

/** Where a member can stream: on services of a region, or on any there if `ids` is null. */
export type StreamingPlace = Pick<ChosenServices, 'region'> & { readonly ids: ChosenServices['ids'] | null };

/** A title of the watchlist that was looked up, with the services that stream it where the member can. */
export type StreamedTitle = { readonly title: StoredTitle; readonly services: ReadonlyArray<string> };

const MAX_LINES = 4;
const MAX_SERVICES = 3;
/** Longest names of titles and services, in UTF-16 units: a message has at most 3,993 bytes, and screens show less. */
const MAX_SHOWN_LENGTH = 80;
const MAX_SERVICE_LENGTH = 30;

const shortened = (text: string, most: number): string => (text.length > most ? `${cutText(text, most - 1)}…` : text);
const nameOf = ({ title }: StoredTitle): string => shortened(title, MAX_SHOWN_LENGTH);
const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const countries = new Intl.DisplayNames(['en'], { type: 'region' });

/** Returns the services of a place that stream a title, each once. Rent and purchase are not streaming. */
export const streamingServices = ({ watch }: Pick<TitleDetails, 'watch'>, { region, ids }: StreamingPlace): ReadonlyArray<string> => [
  ...new Set(
    (watch[region]?.offers ?? [])
      .filter(({ kind, provider: { id } }) => kind !== 'rent' && kind !== 'buy' && (ids === null || ids.includes(id)))
      .map(({ provider }) => provider.name),
  ),
];

/**
 * Returns the titles that can be streamed since the last look, and the keys of those that are waited for from now on. A title is news only
 * if an earlier look found it nowhere.
 * @param looked that were looked up. @param unread keys of titles that could not be looked up, which stay as they were.
 */
export const streamingNews = (
  waiting: ReadonlyArray<string>, looked: ReadonlyArray<StreamedTitle>, unread: ReadonlyArray<string>,
): { readonly news: ReadonlyArray<StreamedTitle>; readonly waiting: ReadonlyArray<string> } => ({
  news: looked.filter(({ title, services }) => services.length > 0 && waiting.includes(title.itemKey)),
  waiting: [
    ...looked.filter(({ services }) => services.length === 0).map(({ title }) => title.itemKey),
    ...unread.filter((key) => waiting.includes(key)),
  ],
});

/** Returns what is due of one title on one day. A catalogue's day has no hour: nothing is said to be out already. */
const dueSentence = (parts: ReadonlyArray<ComingEvent['part']>): string => {
  const [first] = parts;
  if (first === undefined || first.kind === 'release')
    return first?.country === null ? 'The first release in any country is due today.' : 'The release is due today.';
  if (parts.length > 1) return `${parts.length} episodes are due today.`;
  return first.kind === 'season'
    ? `Season ${first.season} is due to begin today.`
    : `Season ${first.season}, episode ${first.episode} is due today.`;
};

const streamedSentence = (services: ReadonlyArray<string>, region: string): string => {
  const names = services.slice(0, MAX_SERVICES).map((name) => shortened(name, MAX_SERVICE_LENGTH));
  return `Now streaming on ${listed.format(names)} (${countries.of(region) ?? region}).`;
};

/**
 * Returns the notification of a day; null if there is nothing to say.
 * @param events of that day. @param news titles that can be streamed in `region`.
 */
export const digestOf = (
  events: ReadonlyArray<ComingEvent>, news: ReadonlyArray<StreamedTitle>, region: string | null,
): Digest | null => {
  const dueTitles = new Map(events.map(({ title }) => [title.itemKey, title]));
  const entries: ReadonlyArray<{ readonly title: StoredTitle; readonly sentence: string }> = [
    ...[...dueTitles.values()].map((title) => ({
      title, sentence: dueSentence(events.filter((event) => event.title.itemKey === title.itemKey).map(({ part }) => part)),
    })),
    ...(region === null ? [] : news.map(({ title, services }) => ({ title, sentence: streamedSentence(services, region) }))),
  ];
  const [first] = entries;
  if (first === undefined) return null;
  const titles = new Set(entries.map(({ title }) => title.itemKey)).size;
  const { mediaType, movieID } = first.title;
  if (entries.length === 1)
    return { title: nameOf(first.title), body: first.sentence, path: `/details?type=${mediaType}&id=${movieID}` };
  const rest = entries.length - MAX_LINES;
  const lines = entries.slice(0, MAX_LINES).map(({ title, sentence }) => `${nameOf(title)}: ${sentence}`);
  return {
    title: titles === 1 ? nameOf(first.title) : `News about ${titles} of your titles`,
    body: [...lines, ...(rest > 0 ? [`${rest} more in your calendar.`] : [])].join('\n'),
    path: '/user-profile/calendar',
  };
};
