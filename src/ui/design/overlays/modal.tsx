import { useId, type ReactNode } from 'react';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { classNames } from '#ui/design/utils/class-names.ts';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { CLOSE_LABEL } from '#ui/messages/design.messages.ts';
import { useDialog } from './use-dialog';
import './modal.css';

export interface ModalProps {
  readonly open: boolean;
  /** Called on Escape, a click outside and the close button; the owner sets `open`. */
  readonly onClose: () => void;
  readonly title: string;
  /** Language of the title, if it is not the page's. */
  readonly titleLang?: string | undefined;
  readonly subtitle?: ReactNode;
  /** 40rem wide instead of 30. */
  readonly broad?: boolean;
  /** Uses the role `alertdialog`, for confirmations. */
  readonly alert?: boolean;
  /** Body. Focus goes to the element with data-autofocus, else to the first invalid field, else to the first field. */
  readonly children: ReactNode;
}

/**
 * Renders a modal dialog; on a phone it slides in from below. Traps and restores focus. The content is mounted only while the modal is
 * open.
 */
export const Modal = ({ open, onClose, title, titleLang, subtitle, broad = false, alert = false, children }: ModalProps) => {
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
              <DisplayHeading id={`${id}t`} lang={titleLang}>{title}</DisplayHeading>
              {subtitle !== undefined && (
                <p className="sub" id={`${id}s`}>
                  {subtitle}
                </p>
              )}
            </div>
            <IconButton icon="close" label={CLOSE_LABEL} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
};
