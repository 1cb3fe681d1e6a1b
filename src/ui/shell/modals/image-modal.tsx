import { useEffect, useRef, useState } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { Modal } from '#ui/design/overlays/modal.tsx';
import { useImageFailure } from '#ui/design/images/use-image-failure.ts';
import { useSwipe } from '#ui/hooks/use-swipe.ts';
import { MODAL_MESSAGES } from '#ui/messages/shell.messages.ts';
import { useService } from '#ui/services.tsx';
import type { ModalComponentProps } from './modal-component-props';
import './screen-modal.css';

type Step = (by: -1 | 1) => void;

/** Steps with the left and right arrow keys. With a modifier they belong to the browser: Alt and left is Back. */
const useArrowKeys = (isActive: boolean, step: Step): void => {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowLeft') latest.current(-1);
      if (event.key === 'ArrowRight') latest.current(1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isActive]);
};

/**
 * Shows one image of a row as large as the window allows; buttons, arrow keys and swipes go to its neighbours, from the last to the first.
 */
export const ImageModal = ({ properties, open, onClose }: ModalComponentProps<'image'>): React.JSX.Element | null => {
  const { images, first } = properties;
  const [index, setIndex] = useState(first);
  const step: Step = (by) => setIndex((current) => (current + by + images.length) % images.length);
  const hasSeveral = images.length > 1;
  useArrowKeys(open && hasSeveral, step);
  const swipe = useSwipe(step);
  const urls = useService(IMAGE_URL_BUILDER);
  const shown = images[index];
  const source = shown === undefined ? null : urls.source(shown.kind, shown.path);
  const { isLost, onError } = useImageFailure(source?.src ?? null);
  if (shown === undefined) return null;
  return (
    <Modal open={open} onClose={onClose} title={shown.label} broad>
      <div {...(hasSeveral && swipe)}>
        {source === null || isLost ? (
          <p className="quiet">{MODAL_MESSAGES.imageFailed}</p>
        ) : (
          // The key removes the last image at once, so that it is not shown below the next label.
          <img
            key={source.src}
            className="modal-media"
            src={source.src}
            srcSet={source.srcSet}
            sizes="min(72rem, 100vw)"
            alt={shown.label}
            decoding="async"
            onError={onError}
          />
        )}
      </div>
      {hasSeveral && (
        <div className="modal-steps">
          <IconButton icon="left" label={MODAL_MESSAGES.previousImage} onClick={() => step(-1)} />
          <IconButton icon="right" label={MODAL_MESSAGES.nextImage} onClick={() => step(1)} />
        </div>
      )}
    </Modal>
  );
};
