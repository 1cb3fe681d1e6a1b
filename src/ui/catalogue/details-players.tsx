import type { CastMember } from '#domain/catalogue/title-details';
import { CreditList } from '#ui/design/facts/credits.tsx';
import { ColumnPart } from '#ui/design/pages/columns.tsx';
import { formatCount } from '../words/format';
import { personAddress } from './person-address';
import { useMore } from './use-more';

type Props = { readonly cast: ReadonlyArray<CastMember>; /** How many before "Show all". */ readonly head?: number };

const partOf = ({ character, episodes }: CastMember): string =>
  [character ?? '', episodes === null ? '' : formatCount(episodes, 'episode', 'episodes')].filter((part) => part !== '').join(', ');

/** Who plays whom. */
export const DetailsCast = ({ cast, head = 12 }: Props): React.JSX.Element | null => {
  const { shown, more } = useMore(cast, head, 'players');
  if (cast.length === 0) return null;
  return (
    <ColumnPart heading="The players">
      <CreditList
        credits={shown.map((member, at) => {
          const { personId, name } = member;
          return { key: `${personId} ${at}`, as: partOf(member), name, to: personAddress(personId) };
        })}
      />
      {more}
    </ColumnPart>
  );
};
