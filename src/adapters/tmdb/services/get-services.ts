import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Answer } from '#domain/shared/answer';
import type { StreamingService } from '#domain/catalogue/services/streaming-services';
import type { MediaType } from '#domain/catalogue/media-type';
import { ArrayOrEmpty, NumberOrNull, RecordOrNull, TextOrNull } from '#adapters/tmdb/codecs/codec-parts';
import type { TmdbQueryDeps } from '#adapters/tmdb/queries/query-deps';

const RegionProvider = t.strict({
  provider_id: t.number, provider_name: t.string, logo_path: TextOrNull, display_priority: NumberOrNull,
  display_priorities: RecordOrNull(t.number),
});
type RegionProvider = t.TypeOf<typeof RegionProvider>;
const RegionProviders = t.strict({ results: ArrayOrEmpty(RegionProvider) }, 'RegionProviders');

const MEDIA_TYPES: ReadonlyArray<MediaType> = ['movie', 'tv'];

/**
 * Providers that rent and sell titles and have no other offers: Apple's and Google's shops, Amazon Video, Microsoft Store, YouTube. TMDB's
 * list does not say so: of each, at least 20 offers are among its recorded answers, and all of these are to rent or to buy.
 */
const SHOPS: ReadonlySet<number> = new Set([2, 3, 10, 68, 192]);

/** Returns the place of a provider in a region, smallest first. */
const placeIn = (region: string) => ({ display_priorities: places, display_priority: usual }: RegionProvider): number =>
  places?.[region] ?? usual ?? Infinity;

const toService = ({ provider_id: id, provider_name: name, logo_path: logoPath }: RegionProvider): StreamingService =>
  ({ id, name: name.trim(), logoPath });

/**
 * Returns the providers of films and those of series in a region, each once: in TMDB's order of the region, then by name. Without shops,
 * because a filter by services asks for what costs nothing more, and finds nothing of theirs.
 * @param region ISO 3166-1.
 */
export const getServices =
  ({ request, settings }: TmdbQueryDeps) =>
  (region: string, signal?: AbortSignal): Answer<ReadonlyArray<StreamingService>> => {
    const place = placeIn(region);
    const compare = (one: RegionProvider, other: RegionProvider): number =>
      (place(one) === place(other) ? 0 : place(one) - place(other)) || one.provider_name.localeCompare(other.provider_name, 'en');
    return pipe(
      MEDIA_TYPES,
      TE.traverseArray((mediaType) => request({
        path: `/watch/providers/${mediaType}`, parameters: { language: settings().language, watch_region: region },
        codec: RegionProviders, what: 'list',
      }, signal)),
      TE.map((answers) => answers.flatMap(({ results }) => results).filter(({ provider_id: id }) => !SHOPS.has(id)).sort(compare)),
      TE.map((sorted) => [...new Map(sorted.map((provider) => [provider.provider_id, toService(provider)])).values()]),
    );
  };
