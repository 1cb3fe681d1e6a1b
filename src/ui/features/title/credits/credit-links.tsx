import type { CrewCredit } from '#domain/catalogue/crew';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { personAddress } from '../../shared/person-address';

type Props = {
  readonly people: ReadonlyArray<Pick<CrewCredit, 'personId' | 'name'>>;
  /** More than this many are cut, and said to be more. */
  readonly most?: number;
};

/** People named in a sentence or in a fact, each a link to their own page. */
export const CreditLinks = ({ people, most = 3 }: Props): React.JSX.Element => (
  <>
    {people.slice(0, most).map(({ personId, name }, at) => (
      <span key={personId}>
        {at === 0 ? null : ', '}
        <TextLink to={personAddress(personId)}>{name}</TextLink>
      </span>
    ))}
    {people.length > most ? ' and others' : null}
  </>
);
