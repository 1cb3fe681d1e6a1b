import { PICTURES } from '#application/keys';
import { Modal } from '#ui/design/layers/modal.tsx';
import { useService } from '../../services';
import type { ModalFace } from './modal-face';
import './screen-modal.css';

/** One picture as large as the window allows. */
export const PictureModal = ({ properties, open, onClose }: ModalFace<'picture'>): React.JSX.Element => {
  const { path, label } = properties;
  const picture = useService(PICTURES).source('backdrop', path);
  return (
    <Modal open={open} onClose={onClose} title={label} broad>
      {picture === null ? (
        <p className="quiet">This picture cannot be shown.</p>
      ) : (
        <img className="on-stage" src={picture.src} srcSet={picture.srcSet} sizes="min(72rem, 100vw)" alt={label} decoding="async" />
      )}
    </Modal>
  );
};
