import * as E from 'fp-ts/Either';
import { combineLatest, defer, map, of, startWith, switchMap, type Observable } from 'rxjs';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { Title } from '#domain/catalogue/title';
import { isTmdbId } from '#domain/catalogue/title-id';
import type { WatchTitleStates } from './hidden-titles';
import type { ListUseCases } from '#application/lists/list-use-cases';

/** Watches the states of several titles at once. IMDb ids are found first, so that the titles share their queries. */
export const createWatchTitleStates = (
  { titleState }: Pick<ListUseCases, 'titleState'>,
  { getImdbId }: Pick<Catalogue, 'getImdbId'>,
): WatchTitleStates => {
  const imdbID = (title: Title): Observable<string | null> =>
    isTmdbId(title.id) ? of(null) : defer(() => getImdbId(title)()).pipe(map(E.getOrElse((): string | null => null)));
  return (titles) =>
    combineLatest(titles.map(imdbID)).pipe(
      switchMap((imdbIDs) =>
        combineLatest(
          titles.map(({ mediaType, id }, index) => titleState({ mediaType, id, imdbID: imdbIDs[index] ?? null }).pipe(startWith(null))),
        ),
      ),
    );
};
