import { isYouTubeKey } from '#domain/catalogue/title-details';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { MODAL_MESSAGES } from '#ui/messages/shell.messages.ts';
import type { ModalComponentProps } from './modal-component-props';
import './screen-modal.css';

/** Plays a trailer from YouTube's cookie-free host. The iframe is created only after the user opened the modal. */
export const TrailerModal = ({ properties, open, onClose }: ModalComponentProps<'trailer'>): React.JSX.Element => {
  const { youTubeKey, name } = properties;
  return (
    <Modal open={open} onClose={onClose} title={name} broad>
      {isYouTubeKey(youTubeKey) ? (
        <iframe
          className="modal-media"
          src={`https://www.youtube-nocookie.com/embed/${youTubeKey}?autoplay=1&rel=0`}
          title={MODAL_MESSAGES.trailer(name)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <p className="quiet">{MODAL_MESSAGES.trailerFailed}</p>
      )}
    </Modal>
  );
};
