import type { Offer, WatchOptions } from '#domain/catalogue/title-details';
import type { WatchProviders } from '../codecs/extra-codecs';
import { webAddress } from './to-links';

type OfRegion = NonNullable<WatchProviders['results']>[string];

const kinds = { stream: 'flatrate', free: 'free', ads: 'ads', rent: 'rent', buy: 'buy' } as const;

const offersOf = (region: OfRegion): ReadonlyArray<Offer> =>
  (Object.keys(kinds) as ReadonlyArray<Offer['kind']>).flatMap((kind) =>
    region[kinds[kind]].map(({ provider_id, provider_name, logo_path }): Offer => (
      { kind, provider: { id: provider_id, name: provider_name, logoPath: logo_path } }
    )));

/** Where to watch, by region. */
export const toWatch = ({ results }: WatchProviders): Readonly<Record<string, WatchOptions>> =>
  Object.fromEntries(Object.entries(results ?? {}).map(([region, told]) => [region, { link: webAddress(told.link), offers: offersOf(told) }]));
