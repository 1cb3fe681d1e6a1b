import { useId, useState, type ReactNode } from 'react';
import { matchesText } from '#domain/catalogue/text-match/word-search';
import { SIDE_MENU_GROUP_MESSAGES } from '#ui/messages/member-menu.messages.ts';
import type { SideEntry } from './side-entries';

/** Longer groups are cut to `SHOWN` entries. */
const MAX_UNCUT = 14;
const SHOWN = 10;

type Props = {
  readonly entries: ReadonlyArray<SideEntry>;
  readonly isCurrent: (entry: SideEntry) => boolean;
  readonly children: (entry: SideEntry) => ReactNode;
};

/**
 * Renders the entries of a group. A long group shows its first entries and the current one; a button shows all, with a field to find one.
 */
export const SideGroupEntries = ({ entries, isCurrent, children }: Props): React.JSX.Element => {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const [text, setText] = useState('');
  const isLong = entries.length > MAX_UNCUT;
  const isFound = matchesText(text, 'anywhere');
  const shown = isExpanded
    ? entries.filter(({ label }) => isFound(label))
    : entries.filter((entry, index) => !isLong || index < SHOWN || isCurrent(entry));
  return (
    <>
      {isLong && isExpanded && (
        <input
          className="side-find"
          type="search"
          aria-label={SIDE_MENU_GROUP_MESSAGES.find}
          placeholder={SIDE_MENU_GROUP_MESSAGES.find}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul id={id}>{shown.map(children)}</ul>
      {isLong && (
        <button
          type="button"
          className="side-more"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => {
            setExpanded(!isExpanded);
            setText('');
          }}
        >
          {isExpanded ? SIDE_MENU_GROUP_MESSAGES.fewer : SIDE_MENU_GROUP_MESSAGES.all(entries.length)}
        </button>
      )}
    </>
  );
};
