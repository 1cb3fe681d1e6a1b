import { keptTitleToTitle, type KeptTitle } from '#application/evening-pick/evening-store';
import { itemKey } from '#domain/catalogue/title-id';
import { Button } from '#ui/design/buttons/button.tsx';
import { moveFocusOnRemoval } from '#ui/feedback/move-focus-on-removal.ts';
import { titleLang } from '#ui/features/shared/title-lang.ts';
import { TURNED_DOWN_MESSAGES } from '#ui/messages/catalogue/taste.messages.ts';

type Props = { readonly titles: ReadonlyArray<KeptTitle>; readonly onTakeBack: (title: KeptTitle) => void; readonly className: string };

/** Lists the titles that are not for this person; each can be taken back. */
export const TurnedDownList = ({ titles, onTakeBack, className }: Props): React.JSX.Element => (
  <ul className={className}>
    {titles.map((title) => (
      <li key={itemKey(title)} ref={moveFocusOnRemoval}>
        <span>
          <span lang={titleLang(keptTitleToTitle(title))}>{title.title}</span>
          {title.year === null ? null : <span className="faint num"> {title.year}</span>}
        </span>
        <Button small aria-label={TURNED_DOWN_MESSAGES.takeBackTitle(title.title)} onClick={() => onTakeBack(title)}>
          {TURNED_DOWN_MESSAGES.takeBack}
        </Button>
      </li>
    ))}
  </ul>
);
