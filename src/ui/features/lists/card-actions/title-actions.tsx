import { Button } from '#ui/design/buttons/button.tsx';
import { CARD_ACTIONS } from '#ui/messages/card-actions.messages.ts';
import { DEFAULT_LIST_ICONS, DEFAULT_LIST_KEYS } from './default-lists';
import type { ListedTitle, ListTools } from './list-tools';
import { usePageTarget } from './title-targets';
import { useDefaultListToggles } from './use-title-lists';

type Props = ListedTitle & { readonly tools: ListTools };

/** Renders a member's buttons of a title's page: watchlist, favorites, "Add to list". */
export const TitleActions = ({ tools, ...listed }: Props): React.JSX.Element => {
  const { isLoading, isOn, toggle } = useDefaultListToggles(tools, listed);
  const openMenu = (): void => tools.openMenu(listed);
  usePageTarget(tools.targets, { toggle, openMenu });
  return (
    <>
      {(['watchlist', 'favorites'] as const).map((list) => (
        <Button
          key={list}
          icon={DEFAULT_LIST_ICONS[list]}
          pressed={isOn(list)}
          aria-busy={isLoading || undefined}
          aria-keyshortcuts={DEFAULT_LIST_KEYS[list]}
          onClick={() => toggle(list)}
        >
          {CARD_ACTIONS.lists[list]}
        </Button>
      ))}
      <Button icon="plus" aria-haspopup="dialog" aria-keyshortcuts="A" onClick={openMenu}>
        {CARD_ACTIONS.addToList}
      </Button>
    </>
  );
};
