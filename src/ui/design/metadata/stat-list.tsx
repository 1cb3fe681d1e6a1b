import { PosterHeading } from '#ui/design/text/poster-heading.tsx';
import './stat-list.css';

export interface Stat {
  readonly label: string;
  /** A number, or a word or two. */
  readonly value: string;
  /** A quiet line below: "8 films, 4 series". */
  readonly note?: string;
}

/** A few numbers, set large; each says below what it counts. */
export const StatList = ({ figures, label }: { readonly figures: ReadonlyArray<Stat>; readonly label: string }) => (
  <ul className="figures" aria-label={label}>
    {figures.map(({ label: name, value, note }) => (
      <li key={name}>
        <PosterHeading level={null} size="m" className="num">
          {value}
        </PosterHeading>
        <p>{name}</p>
        {note !== undefined && <p className="faint">{note}</p>}
      </li>
    ))}
  </ul>
);
