import { Fragment } from 'react';
import type { CrewMemberWithJobs } from '#domain/catalogue/crew';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { personAddress } from '#application/metadata/addresses';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { separatorBefore } from '#ui/messages/format/format.ts';

type Props = {
  readonly people: ReadonlyArray<Pick<CrewMemberWithJobs, 'personId' | 'name'>>;
  /** Maximum number of names; further names become "others". */
  readonly most?: number;
};

/** Renders names within a text, each as a link to the person's page. */
export const PersonNameLinks = ({ people, most = 3 }: Props): React.JSX.Element => {
  const named = people.slice(0, most);
  const length = Math.min(people.length, most + 1);
  return (
    <>
      {named.map(({ personId, name }, index) => (
        <Fragment key={personId}>
          {separatorBefore(index, length)}
          <TextLink to={personAddress(personId)}>{name}</TextLink>
        </Fragment>
      ))}
      {people.length > most ? `${separatorBefore(most, length)}${TITLE_MESSAGES.others}` : null}
    </>
  );
};
