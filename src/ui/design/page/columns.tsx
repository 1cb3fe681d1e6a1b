import { useId, type ReactNode } from 'react';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import './columns.css';

export interface TwoColumnsProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  readonly asideLabel: string;
}

/** Renders the content on the left and the aside on the right; stacked on a phone. */
export const TwoColumns = ({ children, aside, asideLabel }: TwoColumnsProps) => (
  <div className="two">
    <div>{children}</div>
    <aside aria-label={asideLabel}>{aside}</aside>
  </div>
);

/** Renders a section under a heading with a line. */
export const ColumnSection = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <DisplayHeading id={id}>{heading}</DisplayHeading>
      {children}
    </section>
  );
};

/** Renders one large and two small tiles: the featured titles of a page. */
export const FeaturedTiles = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  <section className="featured-tiles" aria-label={label}>
    {children}
  </section>
);
