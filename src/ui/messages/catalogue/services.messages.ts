import type { ChosenServices, StreamingService } from '#domain/catalogue/services/streaming-services';
import { countryName, formatCountWithNoun, joinList } from '#ui/messages/format/format.ts';

const servicesCount = (count: number): string => formatCountWithNoun(count, 'service', 'services');

/** Texts about streaming services. */
export const SERVICES_MESSAGES = {
  heading: 'Streaming services',
  onMine: 'On my services',
  why: 'Choose the streaming services you have, and lists can show only what’s on them.',
  choose: 'Choose services',
  change: 'Change services',
  done: 'Done',
  country: 'Country of the services',
  find: 'Find a service',
  list: (region: string): string => `Services (${countryName(region)})`,
  unknown: 'We couldn’t load your services. Reload the page to see or change them.',
  loading: 'Loading services',
  failedPart: 'streaming services',
  none: 'No services are known for this country.',
  noMatch: (text: string): string => `No service called “${text}”. Check the spelling, or type less of it.`,
  /** @param shown number of services in the list. */
  more: (shown: number, total: number): string => `The ${shown} best known of ${servicesCount(total)}. Type a name to find others.`,
  replaces: (region: string): string => `Your choice (${countryName(region)}) stays until you choose a service here.`,
  most: (count: number): string => `That’s the most you can choose: ${servicesCount(count)}.`,
  keptHere: 'Kept in this browser.',
  one: 'One service',
  data: 'Streaming data by',
  /** Says what the filter means. */
  means: (region: string): string => `With a subscription, free or with ads (${countryName(region)}).`,
} as const;

/**
 * Returns services with their region: "Netflix and MUBI (Germany)"; "2 services (Germany)" while the names are unknown. Services that
 * have left the region are counted: "Netflix and 1 other (Germany)".
 */
export const chosenServicesText = (
  { region, ids }: ChosenServices, known: ReadonlyArray<StreamingService> | null, conjunction: 'and' | 'or' = 'and',
): string => {
  const names = known?.filter(({ id }) => ids.includes(id)).map(({ name }) => name) ?? [];
  const others = ids.length - names.length;
  const all = names.length === 0 ? servicesCount(ids.length)
    : joinList(others === 0 ? names : [...names, formatCountWithNoun(others, 'other', 'others')], conjunction);
  return `${all} (${countryName(region)})`;
};

/** Returns the chip of the filter by one's own services: "On my services (Germany)". */
export const onMineText = (region: string): string => `${SERVICES_MESSAGES.onMine} (${countryName(region)})`;
