import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from '#ui/design/buttons/button-link.tsx';
import { Board, type BoardProps } from '#ui/design/text/board.tsx';
import { ERROR_DETAILS_LABEL } from '#ui/messages/design.messages.ts';
import './state-panel.css';

export interface StatePanelProps {
  /** Lines of the letterboard; see `Board` for red and tilted letters. Without lines (admin pages) only the sentence is rendered. */
  readonly board?: BoardProps['lines'];
  /** Heading level of the board; null when the page has its own heading. */
  readonly level?: 1 | 2 | null;
  /** One sentence: what happened, what is safe, what to do next. */
  readonly children: ReactNode;
  /** Pages that lead on, the primary one first. */
  readonly links?: ReadonlyArray<{ readonly to: string; readonly text: string } & Pick<ButtonLinkProps, 'icon'>>;
  /** Buttons, the primary one first; other links than `links`. */
  readonly actions?: ReactNode;
  /** `error` is announced as an alert. */
  readonly kind?: 'empty' | 'error' | 'not-found';
  /** The exact error message, inside a closed `<details>`. */
  readonly details?: string | null;
}

/** Renders an empty, failed or not-found state in place of content. */
export const StatePanel = ({ board, level = null, children, links, actions, kind = 'empty', details = null }: StatePanelProps) => (
  <section className="state" role={kind === 'error' ? 'alert' : undefined}>
    {board && <Board lines={board} level={level} size="mid" />}
    <p className="state-text">{children}</p>
    {(links || actions) && (
      <div className="acts">
        {links?.map(({ text, ...link }, index) => (
          <ButtonLink key={link.to} {...(index === 0 && { kind: 'go' })} {...link}>
            {text}
          </ButtonLink>
        ))}
        {actions}
      </div>
    )}
    {details !== null && (
      <details className="faint">
        <summary>{ERROR_DETAILS_LABEL}</summary>
        {details}
      </details>
    )}
  </section>
);
