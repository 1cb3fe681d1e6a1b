import { PICTURES } from '#application/keys';
import { Modal } from '#ui/design/layers/modal.tsx';
import { useLost } from '#ui/design/pictures/use-lost.ts';
import { useService } from '../../services';
import type { ModalFace } from './modal-face';
import './screen-modal.css';

/** One picture as large as the window allows. */
export const PictureModal = ({ properties, open, onClose }: ModalFace<'picture'>): React.JSX.Element => {
  const { kind, path, label } = properties;
  const picture = useService(PICTURES).source(kind, path);
  const { isLost, onError } = useLost(picture?.src ?? null);
  return (
    <Modal open={open} onClose={onClose} title={label} broad>
      {picture === null || isLost ? (
        <p className="quiet">This picture cannot be shown.</p>
      ) : (
        <img className="on-stage" src={picture.src} srcSet={picture.srcSet} sizes="min(72rem, 100vw)" alt={label} decoding="async" onError={onError} />
      )}
    </Modal>
  );
};
