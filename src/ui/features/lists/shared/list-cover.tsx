import { useMemo } from 'react';
import { usualItemSort } from '#application/lists/items/item-view-params';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { noItemFilter } from '#domain/lists/item-query';
import type { List } from '#domain/lists/list';
import { Icon } from '#ui/design/icons/icon.tsx';
import { PosterImage } from '#ui/design/images/poster-image.tsx';
import { useNearViewport } from '#ui/design/images/use-near-viewport.ts';
import { listIcon } from '#ui/shell/layouts/side/side-entries.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useService } from '#ui/services.tsx';
import { toArtTitle } from '#ui/features/shared/title-address.ts';
import { storedTitleToTitle } from './stored-title-to-title';
import './list-cover.css';

const POSTERS = 4;

type Props = { readonly useCases: ListUseCases; readonly list: List };

const Posters = ({ useCases, list: { listID, name } }: Props): React.JSX.Element => {
  const images = useService(IMAGE_URL_BUILDER);
  const items = useSubscription(
    useMemo(() => useCases.firstItems({ listID, ...usualItemSort(name), filter: noItemFilter }, POSTERS), [useCases, listID, name]),
  );
  return (
    <>
      {(items._tag === 'success' ? items.value : []).map((item) => (
        <PosterImage
          key={item.itemKey}
          title={toArtTitle(storedTitleToTitle(item))}
          image={images.source('poster', item.posterPath)}
          sizes="120px"
        />
      ))}
    </>
  );
};

/** Renders the first four posters of a list as decoration. They are read when the cover comes near the viewport. */
export const ListCover = ({ useCases, list }: Props): React.JSX.Element => {
  const [cover, isNear] = useNearViewport<HTMLSpanElement>();
  return (
    <span ref={cover} className="list-cover" aria-hidden="true">
      {isNear && list.itemCount > 0 && <Posters useCases={useCases} list={list} />}
      {list.itemCount === 0 && <Icon name={listIcon(list.name)} />}
    </span>
  );
};
