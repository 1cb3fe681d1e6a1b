import { useMemo } from 'react';
import type { Title } from '#domain/catalogue/title';
import { IconButton } from '#ui/design/buttons/icon-button.tsx';
import { addTitleTo, addToListOf, CARD_ACTIONS } from '#ui/messages/card-actions.messages.ts';
import { useEmitted } from '../../../hooks/use-emitted';
import { DEFAULT_LIST_ICONS, DEFAULT_LIST_KEYS } from './default-lists';
import type { ListedTitle, ListTools } from './list-tools';
import { useCardTarget } from './title-targets';
import { useDefaultListToggles } from './use-title-lists';
import './card-actions.css';

const NAMES = ['favorites', 'watchlist'] as const;

type Props = { readonly tools: ListTools; readonly title: Title };

/**
 * Renders a member's buttons over the poster of a card: favorites, watchlist, "Add to list". They are outside the tab order; keys on the
 * focused card do the same.
 */
export const CardActions = ({ tools, title }: Props): React.JSX.Element => {
  const imdbID = useEmitted(useMemo(() => tools.imdbID(title), [tools, title]));
  const listed: ListedTitle = { title, imdbID };
  const { isLoading, isOn, toggle } = useDefaultListToggles(tools, listed);
  const openMenu = (): void => tools.openMenu(listed);
  const inside = useCardTarget(tools.targets, { toggle, openMenu });
  return (
    <div ref={inside} className="card-acts">
      {NAMES.map((list) => (
        <IconButton
          key={list}
          className={`card-act ${list}`}
          tabIndex={-1}
          icon={DEFAULT_LIST_ICONS[list]}
          label={addTitleTo(title.title, CARD_ACTIONS.lists[list])}
          pressed={isOn(list)}
          full={isOn(list)}
          aria-disabled={isLoading || undefined}
          aria-keyshortcuts={DEFAULT_LIST_KEYS[list]}
          onClick={() => toggle(list)}
        />
      ))}
      <IconButton className="card-act menu" tabIndex={-1} icon="plus" label={addToListOf(title.title)} aria-haspopup="dialog" aria-keyshortcuts="A" onClick={openMenu} />
    </div>
  );
};
