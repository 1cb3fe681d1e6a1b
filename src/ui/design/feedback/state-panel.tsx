import type { ReactNode } from 'react';
import { Board, type BoardProps } from '#ui/design/text/board.tsx';
import './state-panel.css';

export interface StatePanelProps {
  /** What the letterboard says; see Board for red and crooked letters. Without it (in admin) only the sentence stands. */
  readonly board?: BoardProps['lines'];
  /** The heading level of the board; null when the page has its own heading. */
  readonly level?: 1 | 2 | null;
  /** One sentence: what happened, what is safe, what to do next. */
  readonly children: ReactNode;
  /** Buttons, the primary one first. */
  readonly actions?: ReactNode;
  /** error is announced at once. */
  readonly kind?: 'empty' | 'error' | 'not-found';
  /** What it said exactly, folded away. */
  readonly details?: string | null;
}

/** A place with nothing to show: empty, failed or not found. */
export const StatePanel = ({ board, level = null, children, actions, kind = 'empty', details = null }: StatePanelProps) => (
  <section className="state" role={kind === 'error' ? 'alert' : undefined}>
    {board && <Board lines={board} level={level} size="mid" />}
    <p className="say">{children}</p>
    {actions && <div className="acts">{actions}</div>}
    {details !== null && (
      <details className="faint">
        <summary>What it said</summary>
        {details}
      </details>
    )}
  </section>
);
