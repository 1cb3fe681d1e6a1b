import { isYouTubeKey, type Trailer } from '#domain/catalogue/title-details';
import { Icon } from '#ui/design/icons/icon.tsx';
import { ColumnSection } from '#ui/design/page/columns.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

type Props = { readonly trailers: ReadonlyArray<Trailer> };

/** Renders all trailers and clips by name; each plays in the modal. A single trailer needs no list, because the page's head plays it. */
export const TrailerList = ({ trailers }: Props): React.JSX.Element | null => {
  const { open } = useModal();
  const playable = trailers.filter(({ key }) => isYouTubeKey(key));
  const { shown, more } = useExpandableList(playable, 5, TITLE_MESSAGES.moreTrailers);
  if (playable.length < 2) return null;
  return (
    <ColumnSection heading={TITLE_MESSAGES.trailers}>
      <ul className="plays">
        {shown.map(({ key, name, kind, official }) => (
          <li key={key}>
            <button type="button" onClick={() => open({ name: 'trailer', properties: { youTubeKey: key, name } })}>
              <Icon name="play" />
              <b>{name}</b>
              <span className="faint">{official || kind !== 'Trailer' ? kind : TITLE_MESSAGES.fanTrailer}</span>
            </button>
          </li>
        ))}
      </ul>
      {more}
    </ColumnSection>
  );
};
