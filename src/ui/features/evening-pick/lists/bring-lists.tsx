import { useId, useState } from 'react';
import { ownListSource, parseListLink, type ListSource } from '#application/evening-pick/list-source';
import type { BroughtList } from '#application/evening-pick/read-brought-lists';
import type { MediaType } from '#domain/catalogue/media-type';
import { shownListName } from '#domain/lists/list-name';
import { Button } from '#ui/design/buttons/button.tsx';
import { FormNote } from '#ui/design/fields/form-note.tsx';
import { TextField } from '#ui/design/fields/text-field.tsx';
import { BRING_LIST_MESSAGES } from '#ui/messages/lists/bring-list.messages.ts';
import { useBroughtLists } from './use-brought';
import { useListsToBring } from './use-lists-to-bring';
import './bring-lists.css';

type Props = {
  readonly mediaType: MediaType;
  readonly sources: ReadonlyArray<ListSource>;
  /** Most lists that can be brought. */
  readonly most: number;
  readonly onChange: (sources: ReadonlyArray<ListSource>) => void;
};

/** Returns how many films or series a list has; null if only its first titles were read. */
const countOf = ({ titles, isWhole }: BroughtList, mediaType: MediaType): number | null =>
  (isWhole ? titles.filter((title) => title.mediaType === mediaType).length : null);

/** Says which lists were brought, and lets each be left out. */
const BroughtRows = ({ mediaType, sources, onChange }: Props): React.JSX.Element | null => {
  const lists = useBroughtLists(sources);
  if (sources.length === 0) return null;
  if (lists._tag === 'pending') return <p className="quiet" role="status">{BRING_LIST_MESSAGES.reading}</p>;
  if (lists._tag === 'error')
    return (
      <FormNote tone="bad">
        {BRING_LIST_MESSAGES.failed} <Button small onClick={lists.retry}>{BRING_LIST_MESSAGES.tryAgain}</Button>
      </FormNote>
    );
  return (
    <div role="status">
      <ul className="brought">
        {sources.map((source, index) => {
          const list = lists.value[index] ?? null;
          return (
            <li key={source}>
              <span>
                {list === null ? BRING_LIST_MESSAGES.missing : BRING_LIST_MESSAGES.first(list.name, countOf(list, mediaType), mediaType)}
              </span>
              <Button
                small
                aria-label={BRING_LIST_MESSAGES.leaveOutList(list?.name ?? null)}
                onClick={() => onChange(sources.filter((other) => other !== source))}
              >
                {BRING_LIST_MESSAGES.leaveOut}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** Lets a member choose one of the own lists. */
const OwnLists = ({ sources, onAdd }: Pick<Props, 'sources'> & { readonly onAdd: (source: ListSource) => void }) => {
  const lists = useListsToBring().filter(({ listID }) => !sources.includes(ownListSource(listID)));
  if (lists.length === 0) return null;
  return (
    <div className="choices" role="group" aria-label={BRING_LIST_MESSAGES.own}>
      {lists.map((list) => (
        <button key={list.listID} type="button" className="choice" onClick={() => onAdd(ownListSource(list.listID))}>
          {shownListName(list)}
        </button>
      ))}
    </div>
  );
};

/** Asks for the link of a list that somebody shares. */
const SharedLink = ({ onAdd }: { readonly onAdd: (source: ListSource) => void }): React.JSX.Element => {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      data-unsent={text !== '' || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const source = parseListLink(text);
        setRefused(source === null);
        if (source === null) return;
        setText('');
        onAdd(source);
      }}
    >
      <TextField
        label={BRING_LIST_MESSAGES.link}
        hint={BRING_LIST_MESSAGES.linkHint}
        error={isRefused ? BRING_LIST_MESSAGES.noLink : null}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
        inputMode="url"
        spellCheck={false}
      />
      <Button type="submit">{BRING_LIST_MESSAGES.add}</Button>
    </form>
  );
};

/** Renders the lists whose titles come first, and the form that adds one: by the link of a shared list, or one of the member's own. */
export const BringLists = (props: Props): React.JSX.Element => {
  const { sources, most, onChange } = props;
  const id = useId();
  const add = (source: ListSource): void => onChange([...new Set([...sources, source])]);
  return (
    <section className="question bring-lists" aria-labelledby={id}>
      <BroughtRows {...props} />
      <details>
        <summary id={id}>{sources.length === 0 ? BRING_LIST_MESSAGES.bring : BRING_LIST_MESSAGES.another}</summary>
        {sources.length >= most ? <p className="quiet">{BRING_LIST_MESSAGES.enough(most)}</p> : (
          <>
            <SharedLink onAdd={add} />
            <OwnLists sources={sources} onAdd={add} />
          </>
        )}
      </details>
    </section>
  );
};
