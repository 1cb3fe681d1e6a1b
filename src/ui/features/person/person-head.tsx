import { useRef, useState } from 'react';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { PersonDetails } from '#domain/catalogue/person';
import { useImageFailure } from '#ui/design/images/use-image-failure.ts';
import { DisplayHeading } from '#ui/design/text/display-heading.tsx';
import { formatPersonFacts, PERSON_MESSAGES } from '#ui/messages/catalogue/person.messages.ts';
import { useService } from '#ui/services.tsx';
import { OutsideLink } from '#ui/features/shared/outside-link.tsx';

/** Biographies longer than this, in characters, are collapsed at first. */
const MAX_COLLAPSED_LENGTH = 700;

const Biography = ({ text }: { readonly text: string }): React.JSX.Element => {
  const [isExpanded, setExpanded] = useState(text.length <= MAX_COLLAPSED_LENGTH);
  const life = useRef<HTMLDivElement>(null);
  const expand = (): void => {
    // The button disappears, so the focus moves to the text.
    life.current?.focus({ preventScroll: true });
    setExpanded(true);
  };
  return (
    <div className="life">
      <div ref={life} className={isExpanded ? undefined : 'folded'} tabIndex={-1}>
        {text.split(/\n+/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isExpanded ? null : (
        <button type="button" className="link" onClick={expand}>
          {PERSON_MESSAGES.readMore}
        </button>
      )}
    </div>
  );
};

/** Renders a person's name, portrait if available, life dates, birthplace and biography. */
export const PersonHead = ({ person }: { readonly person: PersonDetails }): React.JSX.Element => {
  const portrait = useService(IMAGE_URL_BUILDER).source('profile', person.imagePath);
  const { isLost, onError } = useImageFailure(portrait?.src ?? null);
  const life = formatPersonFacts(person);
  return (
    <header className={portrait === null || isLost ? 'person' : 'person with-portrait'}>
      {portrait === null || isLost ? null : (
        <img
          className="portrait"
          {...portrait}
          sizes="(max-width: 767px) 8rem, 15rem"
          alt={PERSON_MESSAGES.portrait(person.name)}
          onError={onError}
        />
      )}
      <div>
        <DisplayHeading level={1} size="xl" focusable>
          {person.name}
        </DisplayHeading>
        {life === '' ? null : <p className="person-facts num">{life}</p>}
        {person.biography === null ? null : <Biography text={person.biography} />}
        {person.imdbId === null ? null : (
          <p className="elsewhere">
            <OutsideLink to={`https://www.imdb.com/name/${encodeURIComponent(person.imdbId)}/`}>IMDb</OutsideLink>
          </p>
        )}
      </div>
    </header>
  );
};
