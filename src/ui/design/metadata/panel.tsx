import { useId, type ReactNode } from 'react';
import './panel.css';

export interface PanelProps {
  readonly heading?: string;
  readonly level?: 2 | 3;
  /** A small word or a control at the end of the heading. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A box for data: tables, plots, settings. Not for pictures. */
export const Panel = ({ heading, level = 2, note, children }: PanelProps) => {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="panel" aria-labelledby={heading === undefined ? undefined : id}>
      {heading !== undefined && (
        <header>
          <Heading id={id}>{heading}</Heading>
          {note !== undefined && <span className="note">{note}</span>}
        </header>
      )}
      {children}
    </section>
  );
};
