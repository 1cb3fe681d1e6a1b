import { IMAGE_URLS } from '#application/service-keys';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { useFailedImages } from '#ui/design/images/use-failed-images.ts';
import { MODALS } from '../../messages/shell.messages';
import { useService } from '../../services';
import type { ModalComponent } from './modal-component';
import './screen-modal.css';

/** Shows one image as large as the window allows. */
export const ImageModal = ({ properties, open, onClose }: ModalComponent<'image'>): React.JSX.Element => {
  const { kind, path, label } = properties;
  const image = useService(IMAGE_URLS).source(kind, path);
  const { isLost, onError } = useFailedImages(image?.src ?? null);
  return (
    <Modal open={open} onClose={onClose} title={label} broad>
      {image === null || isLost ? (
        <p className="quiet">{MODALS.imageFailed}</p>
      ) : (
        <img className="modal-media" src={image.src} srcSet={image.srcSet} sizes="min(72rem, 100vw)" alt={label} decoding="async" onError={onError} />
      )}
    </Modal>
  );
};
