import { useId, type ReactNode } from 'react';
import { PosterHeading } from '#ui/design/text/poster-heading.tsx';
import './columns.css';

export interface TwoColumnsProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  readonly asideLabel: string;
}

/** Words on the left, facts on the right; one below the other on a phone. */
export const TwoColumns = ({ children, aside, asideLabel }: TwoColumnsProps) => (
  <div className="two">
    <div>{children}</div>
    <aside aria-label={asideLabel}>{aside}</aside>
  </div>
);

/** A part of an article under a heading with a rule. */
export const ColumnPart = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <PosterHeading id={id}>{heading}</PosterHeading>
      {children}
    </section>
  );
};

/** One large frame and two small ones: the double bill at the head of a page. */
export const Bill = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  <section className="bill" aria-label={label}>
    {children}
  </section>
);
