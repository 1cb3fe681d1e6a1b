import { groupCrewByPerson, findLeadCrew } from '#domain/catalogue/crew';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { CreditList } from '#ui/design/metadata/credit-list.tsx';
import { ColumnSection } from '#ui/design/page/columns.tsx';
import { personAddress } from '#application/metadata/addresses';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

type Props = { readonly title: Pick<TitleDetails, 'mediaType' | 'crew'> };

/** Renders the crew. Renders nothing if only the lead crew is known, because the fact sheet already lists the lead crew. */
export const DetailsCrew = ({ title }: Props): React.JSX.Element | null => {
  const workers = groupCrewByPerson(title.crew);
  const { shown, more } = useExpandableList(workers, 8, TITLE_MESSAGES.crewMembers);
  if (workers.length <= findLeadCrew(title.mediaType, title.crew).length) return null;
  return (
    <ColumnSection heading={TITLE_MESSAGES.crew}>
      <CreditList
        credits={shown.map(({ personId, name, jobs }) => ({
          key: String(personId),
          as: jobs.join(', '),
          name,
          to: personAddress(personId),
        }))}
      />
      {more}
    </ColumnSection>
  );
};
