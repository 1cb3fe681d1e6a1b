import { CATALOGUE_USE_CASES } from '#application/service-keys';
import type { Collection } from '#domain/catalogue/collection';
import { anyOfKeywords, contentValue, type ContentFilter } from '#domain/catalogue/content/content-filter';
import { personQuery } from '#ui/features/shared/catalogue-queries.ts';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import { CONTENT_FILTER_MESSAGES, seasonsText } from '#ui/messages/catalogue/content-filters.messages.ts';
import type { Query } from '#ui/query/query.ts';
import { joinList } from '#domain/shared/join-list';
import { useQuery } from '#ui/query/use-query.tsx';
import { lazyOptionalPart } from '#ui/shell/errors/lazy-optional-part.tsx';
import { useService } from '#ui/services.tsx';

/** A filter by content, of which a chip or a field shows the words. */
export type ContentFilterTextProps = { readonly filter: ContentFilter };

const ServiceFilterText = __ON_TMDB__
  ? lazyOptionalPart<{ readonly services: string }>(
    () => import('#ui/features/services/service-filter-text.tsx').then((module) => module.ServiceFilterText),
    () => <>{FILTER_MESSAGES.services}</>,
  ) : null;

type NameProps = { readonly query: Query<{ readonly name: string }>; readonly unknown: string };

const Name = ({ query, unknown }: NameProps): React.JSX.Element => {
  const result = useQuery(query);
  return <>{result._tag === 'success' ? result.value.name : result._tag === 'pending' ? '…' : unknown}</>;
};

/** Renders the words of a filter by content. Names of people and collections are asked for by their ids. */
export const ContentFilterText = ({ filter }: ContentFilterTextProps): React.JSX.Element => {
  const catalogue = useService(CATALOGUE_USE_CASES);
  const value = contentValue(filter);
  if (filter.startsWith('person:')) {
    return <Name query={personQuery(catalogue, Number(value))} unknown={CONTENT_FILTER_MESSAGES.unknownPerson} />;
  }
  if (filter.startsWith('collection:')) {
    const query: Query<Collection> = { key: `collection ${value}`, fetch: (signal) => catalogue.getCollection(Number(value), signal) };
    return <Name query={query} unknown={CONTENT_FILTER_MESSAGES.unknownCollection} />;
  }
  if (ServiceFilterText !== null && filter.startsWith('service:')) return <ServiceFilterText services={value} />;
  if (filter.startsWith('seasons:')) return <>{seasonsText(value)}</>;
  if (filter.startsWith('status:')) return <>{value === 'ended' ? CONTENT_FILTER_MESSAGES.ended : CONTENT_FILTER_MESSAGES.miniSeries}</>;
  return <>{filter.startsWith('keyword:') ? joinList(anyOfKeywords(value), 'or') : value}</>;
};
