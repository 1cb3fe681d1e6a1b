import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import './stat-list.css';

export interface Stat {
  readonly label: string;
  /** A number, or one or two words. */
  readonly value: string;
  /** A secondary line below: "8 films, 4 series". */
  readonly note?: string;
  /** Address of the page about the number; makes the label a link. */
  readonly to?: string;
}

/** Renders a few large numbers with their labels below. */
export const StatList = ({ figures, label }: { readonly figures: ReadonlyArray<Stat>; readonly label: string }) => (
  <ul className="figures" aria-label={label}>
    {figures.map(({ label: name, value, note, to }) => (
      <li key={name}>
        <DisplayHeading level={null} size="m" className="num">
          {value}
        </DisplayHeading>
        <p>{to === undefined ? name : <TextLink to={to}>{name}</TextLink>}</p>
        {note !== undefined && <p className="faint">{note}</p>}
      </li>
    ))}
  </ul>
);
