import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { resolveTitleId } from '#application/catalogue/resolve-title-ids';
import { RESOLVE_TITLE_ID_DEPS } from '#application/service-keys';
import type { Title } from '#domain/catalogue/title';
import { isSameTitle, type TitleId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';
import { useService } from '#ui/services.tsx';
import { storedTitleToTitle } from './stored-title-to-title';

/** Returns a stored title with its id in this catalogue; until the lookup has ended, and if it fails, with the stored id. */
export const useResolvedTitle = (item: StoredTitle): Title => {
  const resolveDeps = useService(RESOLVE_TITLE_ID_DEPS);
  const stored = storedTitleToTitle(item);
  const [found, setFound] = useState<TitleId | null>(null);
  const { mediaType, movieID, imdbID } = item;
  useEffect(() => {
    let isCurrent = true;
    void resolveTitleId(resolveDeps)({ mediaType, id: movieID, imdbId: imdbID })().then((answer) => {
      if (isCurrent && E.isRight(answer))
        setFound((before) => (before !== null && isSameTitle(before, answer.right) ? before : answer.right));
    });
    return () => {
      isCurrent = false;
    };
  }, [resolveDeps, mediaType, movieID, imdbID]);
  return found === null || isSameTitle(found, stored) ? stored : { ...stored, ...found };
};
