import type { ReactNode } from 'react';
import { Icon } from '#ui/design/icons/icon.tsx';
import './form-note.css';

export interface FormNoteProps {
  /** bad interrupts whoever listens; good waits its turn. */
  readonly tone: 'good' | 'bad';
  readonly children: ReactNode;
  /** A small button at its end. */
  readonly action?: ReactNode;
}

/** What became of a form, inside it: one or two sentences that stay until the next try. */
export const FormNote = ({ tone, children, action }: FormNoteProps) => (
  <div className={`form-note ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
    <Icon name={tone === 'bad' ? 'warn' : 'check'} />
    <p>{children}</p>
    {action}
  </div>
);
