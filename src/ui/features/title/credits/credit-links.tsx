import type { CrewCredit } from '#domain/catalogue/crew';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { personAddress } from '../../shared/person-address';

type Props = {
  readonly people: ReadonlyArray<Pick<CrewCredit, 'personId' | 'name'>>;
  /** Maximum number of names; further names become "and others". */
  readonly most?: number;
};

/** Renders names within a text, each as a link to the person's page. */
export const CreditLinks = ({ people, most = 3 }: Props): React.JSX.Element => (
  <>
    {people.slice(0, most).map(({ personId, name }, index) => (
      <span key={personId}>
        {index === 0 ? null : ', '}
        <TextLink to={personAddress(personId)}>{name}</TextLink>
      </span>
    ))}
    {people.length > most ? ' and others' : null}
  </>
);
