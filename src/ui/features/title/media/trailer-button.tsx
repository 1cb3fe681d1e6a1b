import { isYouTubeKey, type Trailer } from '#domain/catalogue/title-details';
import { Button } from '#ui/design/buttons/button.tsx';
import { useModal } from '#ui/app/modals/modal-provider.tsx';

type Props = { readonly trailers: ReadonlyArray<Trailer> };

/** Plays the first trailer in the modal; nothing when there is none whose key can be trusted. */
export const TrailerButton = ({ trailers }: Props): React.JSX.Element | null => {
  const { open } = useModal();
  const first = trailers.find(({ key }) => isYouTubeKey(key));
  if (first === undefined) return null;
  return (
    <Button kind="go" icon="play" onClick={() => open({ name: 'trailer', properties: { youTubeKey: first.key, name: first.name } })}>
      Play trailer
    </Button>
  );
};
