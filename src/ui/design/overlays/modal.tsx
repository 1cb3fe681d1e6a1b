import { useId, type ReactNode } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { PosterHeading } from '#ui/design/text/poster-heading.tsx';
import { useDialog } from './use-dialog';
import './modal.css';

export interface ModalProps {
  readonly open: boolean;
  /** Asked for by Escape, a click outside or the cross; the owner sets `open`. */
  readonly onClose: () => void;
  readonly title: string;
  readonly subtitle?: string;
  /** 40rem instead of 30. */
  readonly broad?: boolean;
  /** Its words interrupt, as a confirmation does. */
  readonly alert?: boolean;
  /** The body; data-autofocus marks what takes the first focus, otherwise a field in error does, or the first field. */
  readonly children: ReactNode;
}

/** A modal window, from below on a phone. Traps and returns focus; its content exists only while it is open. */
export const Modal = ({ open, onClose, title, subtitle, broad = false, alert = false, children }: ModalProps) => {
  const id = useId();
  const { ref, present, handlers } = useDialog(open, onClose);
  return (
    <dialog
      ref={ref}
      className={classNames('modal', broad && 'broad')}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}t`}
      aria-describedby={subtitle === undefined ? undefined : `${id}s`}
      tabIndex={-1}
      {...handlers}
    >
      {present && (
        <div className="modal-in">
          <div className="mh">
            <div>
              <PosterHeading id={`${id}t`}>{title}</PosterHeading>
              {subtitle !== undefined && (
                <p className="sub" id={`${id}s`}>
                  {subtitle}
                </p>
              )}
            </div>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
