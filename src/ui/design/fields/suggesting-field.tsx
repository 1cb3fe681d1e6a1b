import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '#ui/design/utils/is-composing.ts';
import { Field } from './field';
import './suggesting-field.css';

export interface FieldSuggestion {
  readonly key: string;
  readonly label: string;
  /** Distinguishes equal labels. */
  readonly note?: string | null;
}

export interface SuggestingFieldProps<S extends FieldSuggestion> {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly suggestions: ReadonlyArray<S>;
  readonly onChoose: (suggestion: S) => void;
  /** Replaces the suggestions: nothing was found, or the request failed. */
  readonly status?: ReactNode;
}

/**
 * Renders a text field with suggestions below it. Follows the ARIA combobox pattern: the field keeps the focus, the arrow keys move through
 * the list, Enter chooses. The list takes part in the layout, so that a panel around it can scroll.
 */
export const SuggestingField = <S extends FieldSuggestion>({
  label, text, onText, suggestions, onChoose, status,
}: SuggestingFieldProps<S>): React.JSX.Element => {
  const listId = useId();
  const [chosen, setChosen] = useState({ index: -1, text: '' });
  // New text chooses its first suggestion.
  const index = Math.min(chosen.text === text ? chosen.index : text === '' ? -1 : 0, suggestions.length - 1);
  const active = suggestions[index];
  const optionId = (at: number): string => `${listId}-${at}`;
  useEffect(() => {
    if (index >= 0) document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, index]);
  const move = (by: 1 | -1): void => {
    const count = suggestions.length;
    if (count > 0) setChosen({ index: index === -1 && by === -1 ? count - 1 : (index + by + count) % count, text });
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && active !== undefined) onChoose(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="suggesting">
      <Field label={label}>
        {(ties) => (
          <input
            {...ties}
            type="text"
            className="inp"
            value={text}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={suggestions.length > 0 ? listId : undefined}
            aria-activedescendant={active && optionId(index)}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={keyDown}
          />
        )}
      </Field>
      {suggestions.length > 0 && (
        // A press keeps the focus in the field.
        <ul id={listId} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
          {suggestions.map((suggestion, at) => (
            <li key={suggestion.key} id={optionId(at)} role="option" aria-selected={at === index} onClick={() => onChoose(suggestion)}>
              {suggestion.label}
              {suggestion.note != null && <small>{suggestion.note}</small>}
            </li>
          ))}
        </ul>
      )}
      {status != null && <div className="suggesting-status quiet" role="status">{status}</div>}
    </div>
  );
};
