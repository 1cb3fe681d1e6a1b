import { isYouTubeKey, type Trailer } from '#domain/catalogue/title-details';
import { Button } from '#ui/design/buttons/button.tsx';
import { useModal } from '#ui/shell/modals/modal-provider.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

type Props = { readonly trailers: ReadonlyArray<Trailer> };

/** Renders the button that plays the first trailer in the modal; nothing without a trailer with a valid YouTube key. */
export const TrailerButton = ({ trailers }: Props): React.JSX.Element | null => {
  const { open } = useModal();
  const first = trailers.find(({ key }) => isYouTubeKey(key));
  if (first === undefined) return null;
  return (
    <Button icon="play" onClick={() => open({ name: 'trailer', properties: { youTubeKey: first.key, name: first.name } })}>
      {TITLE_MESSAGES.playTrailer}
    </Button>
  );
};
