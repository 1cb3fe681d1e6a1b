import { useId, useRef } from 'react';
import { personAddress } from '#application/metadata/addresses';
import type { Colleague } from '#domain/catalogue/person';
import { moveFocus } from '#ui/design/shelves/move-focus.ts';
import { useTabStop } from '#ui/design/shelves/use-tab-stop.ts';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';

type PersonColleaguesProps = { readonly heading: string; readonly colleagues: ReadonlyArray<Colleague> };

/** Renders the people that a person worked with, with the number of titles; one Tab stop. Nothing without them. */
export const PersonColleagues = ({ heading, colleagues }: PersonColleaguesProps): React.JSX.Element | null => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const onFocus = useTabStop(list);
  if (colleagues.length === 0) return null;
  return (
    <section className="colleagues" aria-labelledby={id}>
      <DisplayHeading id={id}>{heading}</DisplayHeading>
      <ul ref={list} onKeyDown={(event) => moveFocus(event, null)} onFocus={onFocus}>
        {colleagues.map(({ personId, name, titleCount }) => (
          <li key={personId}>
            <TextLink to={personAddress(personId)}>{name}</TextLink>
            <span className="faint num">{PERSON_MESSAGES.titles(titleCount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
