import type { CrewCredit } from '#domain/catalogue/crew';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { personAddress } from '../../shared/person-address';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

const listFormat = new Intl.ListFormat('en-GB');

type Props = {
  readonly people: ReadonlyArray<Pick<CrewCredit, 'personId' | 'name'>>;
  /** Maximum number of names; further names become "others". */
  readonly most?: number;
};

/** Renders names within a text, each as a link to the person's page. */
export const CreditLinks = ({ people, most = 3 }: Props): React.JSX.Element => (
  <>
    {listFormat.formatToParts([...people.slice(0, most).map(({ name }) => name), ...(people.length > most ? [TITLE_MESSAGES.others] : [])]).map(({ type, value }, index) => {
      // Parts with an even index are the elements, those between are separators.
      const person = type === 'element' && index / 2 < most ? people[index / 2] : undefined;
      return person === undefined ? value : <TextLink key={person.personId} to={personAddress(person.personId)}>{value}</TextLink>;
    })}
  </>
);
