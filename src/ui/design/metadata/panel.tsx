import { useId, type ReactNode } from 'react';
import './panel.css';

export interface PanelProps {
  readonly heading?: string;
  readonly level?: 2 | 3;
  /** A short text or a control at the end of the heading line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a bordered box for data: tables, plots, settings. Not for images. */
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
