import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Title } from '#domain/catalogue/title';
import { itemKey } from '#domain/catalogue/title-id';
import { Icon } from '#ui/design/icons/icon.tsx';
import { isComposing } from '#ui/design/utils/is-composing.ts';
import { ADD_TITLES_MESSAGES } from '#ui/messages/lists/add-titles.messages.ts';
import type { AddTitlesDeps } from '#ui/features/lists/card-actions/title-action-deps.ts';
import { AddTitlesResults } from './add-titles-results';
import { TitleAdditionsStatus } from './title-additions-status';
import { FoundTitleRow } from './found-title-row';
import type { TitleAdditions } from './use-title-additions';
import { useTitleSearch } from './use-title-search';

type Props = { readonly deps: AddTitlesDeps; readonly listID: string; readonly isFull: boolean; readonly additions: TitleAdditions };

/**
 * Renders the search field and what it finds; without text, the titles that were added. Follows the ARIA combobox pattern with a grid: the
 * field keeps the focus, the arrow keys move through the rows, and Enter adds. After each choice the text is selected, so that typing
 * replaces it.
 */
export const TitleFinder = ({ deps, listID, isFull, additions }: Props): React.JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const gridId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState({ index: -1, text: '' });
  const search = useTitleSearch(text);
  const isBlank = search.status === 'blank';
  const rows = isBlank ? additions.added : search.titles;
  // New text chooses its first title. While it is searched for, nothing is chosen: the rows were found for another text.
  const index = search.status === 'searching' ? -1 : Math.min(chosen.text === text ? chosen.index : isBlank ? -1 : 0, rows.length - 1);
  const active = rows[index];
  const rowId = (title: Title): string => `${gridId}${itemKey(title)}`;
  const activeId = active && rowId(active);
  // The focus stays in the field, so the browser does not scroll the chosen row into view.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const focusField = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  const setMember = (title: Title, isMember: boolean): void => {
    additions.setMember(title, isMember);
    setChosen({ index: rows.indexOf(title), text });
    focusField();
  };
  const retry = (): void => {
    focusField();
    search.retry();
  };
  const move = (by: 1 | -1): void => {
    const next = index === -1 && by === -1 ? rows.length - 1 : (index + by + rows.length) % rows.length;
    if (rows.length > 0) setChosen({ index: next, text });
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    if (event.key !== 'Enter') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (search.status === 'failed') retry();
    else if (active !== undefined) setMember(active, true);
  };

  return (
    <div className="add-titles">
      <div className="title-search inp">
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          value={text}
          placeholder={ADD_TITLES_MESSAGES.field}
          aria-label={ADD_TITLES_MESSAGES.field}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? gridId : undefined}
          aria-activedescendant={activeId}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keyDown}
        />
      </div>
      <TitleAdditionsStatus additions={additions} onSetMember={setMember} />
      <AddTitlesResults search={search} typed={text.trim()} retry={retry} gridId={gridId}>
        {rows.map((title) => (
          <FoundTitleRow
            key={itemKey(title)}
            id={rowId(title)}
            typed={text}
            active={title === active}
            {...{ title, deps, listID, isFull }}
            onSetMember={setMember}
          />
        ))}
      </AddTitlesResults>
    </div>
  );
};
