import { Link } from 'react-router-dom';
import './credit-list.css';

export interface CreditItem {
  /** Unique in the list. */
  readonly key: string;
  /** The part played, or the work done. */
  readonly as: string;
  readonly name: string;
  readonly to?: string;
}

/** Who plays whom, set like a theatre programme. */
export const CreditList = ({ credits, label }: { readonly credits: ReadonlyArray<CreditItem>; readonly label?: string }) => (
  <ul className="credits" aria-label={label}>
    {credits.map(({ key, as, name, to }) => (
      <li key={key}>
        <span className="as">{as}</span>
        <span className="dots" aria-hidden="true" />
        {to === undefined ? (
          <span className="poster">{name}</span>
        ) : (
          <Link className="poster" to={to}>
            {name}
          </Link>
        )}
      </li>
    ))}
  </ul>
);
