import { Link } from 'react-router-dom';
import { classNames } from '#ui/design/utils/class-names.ts';
import './credit-list.css';

export interface CreditItem {
  /** React key, unique in the list. */
  readonly key: string;
  /** The role or the job. */
  readonly as: string;
  readonly name: string;
  readonly to?: string;
}

/** Renders a list of credits: role or job, dotted line, name; without roles only the names. */
export const CreditList = ({ credits, label }: { readonly credits: ReadonlyArray<CreditItem>; readonly label?: string }) => (
  <ul className={classNames('credits', credits.every(({ as }) => as === '') && 'bare')} aria-label={label}>
    {credits.map(({ key, as, name, to }) => (
      <li key={key}>
        <span className="as">{as}</span>
        {as === '' ? <span /> : <span className="dots" aria-hidden="true" />}
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
