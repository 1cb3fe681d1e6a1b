import type { CastMember } from '#domain/catalogue/title-details';
import { CreditList } from '#ui/design/metadata/credit-list.tsx';
import { ColumnSection } from '#ui/design/page/columns.tsx';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';
import { personAddress } from '#application/metadata/addresses';
import { useExpandableList } from '#ui/features/shared/use-expandable-list.tsx';

type Props = { readonly cast: ReadonlyArray<CastMember>; /** Number of members before "Show all". */ readonly head?: number };

const partOf = ({ character, episodes }: CastMember): string =>
  [character ?? '', episodes === null ? '' : TITLE_MESSAGES.episodes(episodes)].filter((part) => part !== '').join(', ');

/** Renders the cast with their roles; nothing without cast. */
export const DetailsCast = ({ cast, head = 12 }: Props): React.JSX.Element | null => {
  const { shown, more } = useExpandableList(cast, head, TITLE_MESSAGES.castMembers);
  if (cast.length === 0) return null;
  return (
    <ColumnSection heading={TITLE_MESSAGES.cast}>
      <CreditList
        credits={shown.map((member, index) => {
          const { personId, name } = member;
          return { key: `${personId} ${index}`, as: partOf(member), name, to: personAddress(personId) };
        })}
      />
      {more}
    </ColumnSection>
  );
};
