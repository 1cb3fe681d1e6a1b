import type { ReactNode } from 'react';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import './info-page.css';

type Props = {
  readonly title: string;
  /** Sentence below the title. */
  readonly lead: string;
  readonly children: ReactNode;
};

/** Lays out an information page: help, questions, feedback. */
export const InfoPage = ({ title, lead, children }: Props): React.JSX.Element => (
  <div className="info-page">
    <header className="info-head">
      <DisplayHeading level={1} size="l">
        {title}
      </DisplayHeading>
      <p className="lead">{lead}</p>
    </header>
    {children}
  </div>
);

type SectionProps = { readonly heading: string; readonly id?: string; readonly children: ReactNode };

/** Renders a section of an information page. */
export const InfoSection = ({ heading, id, children }: SectionProps): React.JSX.Element => (
  <section className="info-section" {...(id !== undefined && { id })}>
    <h2 className="info-heading">
      <span className="poster p-s">{heading}</span>
    </h2>
    <div className="info-text">{children}</div>
  </section>
);
