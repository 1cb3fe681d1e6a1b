import type { CastMember } from '#domain/catalogue/title-details';
import { Credits } from '#ui/design/facts/credits.tsx';
import { Part } from '#ui/design/pages/columns.tsx';
import { counted } from '../words/format';
import { personAddress } from './person-address';
import { useMore } from './use-more';

type Props = { readonly cast: ReadonlyArray<CastMember>; /** How many before "Show all". */ readonly head?: number };

const partOf = ({ character, episodes }: CastMember): string =>
  [character ?? '', episodes === null ? '' : counted(episodes, 'episode', 'episodes')].filter((part) => part !== '').join(', ');

/** Who plays whom. */
export const DetailsPlayers = ({ cast, head = 12 }: Props): React.JSX.Element | null => {
  const { shown, more } = useMore(cast, head, 'players');
  if (cast.length === 0) return null;
  return (
    <Part heading="The players">
      <Credits
        credits={shown.map((member, at) => {
          const { personId, name } = member;
          return { key: `${personId} ${at}`, as: partOf(member), name, to: personAddress(personId) };
        })}
      />
      {more}
    </Part>
  );
};
