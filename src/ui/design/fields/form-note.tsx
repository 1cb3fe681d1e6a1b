import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './form-note.css';

export interface FormNoteProps {
  /** `bad` is an alert and interrupts the screen reader; `good` is a polite status. */
  readonly tone: 'good' | 'bad';
  readonly children: ReactNode;
  /** A small button at the end of the note. */
  readonly action?: ReactNode;
}

/** Renders the result of a form inside the form: one or two sentences that stay until the next attempt. A failure is scrolled into view. */
export const FormNote = ({ tone, children, action }: FormNoteProps) => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'bad') note.current?.scrollIntoView({ block: 'nearest' });
  }, [tone]);
  return (
    <div ref={note} className={`form-note ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={tone === 'bad' ? 'warn' : 'check'} />
      <p>{children}</p>
      {action}
    </div>
  );
};
