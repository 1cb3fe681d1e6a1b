import type { Offer, WatchOptions } from '#domain/catalogue/title-details';
import type { WatchProviders } from '../codecs/extra-codecs';
import { webAddress } from './to-links';

type RegionOffers = NonNullable<WatchProviders['results']>[string];

const kinds = { stream: 'flatrate', free: 'free', ads: 'ads', rent: 'rent', buy: 'buy' } as const;

const offersOf = (region: RegionOffers): ReadonlyArray<Offer> =>
  (Object.keys(kinds) as ReadonlyArray<Offer['kind']>).flatMap((kind) =>
    region[kinds[kind]].map(({ provider_id, provider_name, logo_path }): Offer => (
      { kind, provider: { id: provider_id, name: provider_name, logoPath: logo_path } }
    )));

/** Maps watch providers to watch options by region. */
export const toWatch = ({ results }: WatchProviders): Readonly<Record<string, WatchOptions>> =>
  Object.fromEntries(Object.entries(results ?? {}).map(([region, offers]) => [region, { link: webAddress(offers.link), offers: offersOf(offers) }]));
