import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Suggestion } from '#domain/catalogue/catalogue';
import type { Person } from '#domain/catalogue/person';
import type { Title } from '#domain/catalogue/title';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { useService } from '#ui/services.tsx';
import { personAddress } from '#application/metadata/addresses';
import { TitleLink } from '#ui/features/shared/title-link.tsx';
import { MarkedName, SuggestedTitle } from './suggested-title';

type Props = {
  readonly suggestion: Suggestion;
  readonly id: string;
  readonly typed: string;
  readonly active: boolean;
};

type OptionProps = {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
  readonly tabIndex: -1;
  readonly onMouseDown: (event: MouseEvent) => void;
};

const TitleOption = ({ title, typed, ...option }: OptionProps & { readonly title: Title; readonly typed: string }): React.JSX.Element => (
  <TitleLink title={title} {...option}>
    <SuggestedTitle title={title} typed={typed} />
  </TitleLink>
);

const PersonOption = ({
  person, typed,
  ...option
}: OptionProps & { readonly person: Person; readonly typed: string }): React.JSX.Element => {
  const image = useService(IMAGE_URL_BUILDER).source('profile', person.imagePath);
  return (
    <Link to={personAddress(person.id)} {...option}>
      <Avatar size="s" name={person.name} image={image?.src ?? null} srcSet={image?.srcSet} />
      <span>
        <MarkedName name={person.name} typed={typed} />
        <small>{person.titles.slice(0, 2).map(({ title }) => title).join(', ') || person.knownFor}</small>
      </span>
    </Link>
  );
};

/** Renders one suggestion as a link with the role `option`. */
export const SuggestionOption = ({ suggestion, id, typed, active }: Props): React.JSX.Element => {
  const option: OptionProps = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    // Keeps the focus in the input: blur closes the list, and a click on an option must not blur the input.
    onMouseDown: (event) => event.preventDefault(),
  };
  return suggestion.kind === 'title' ? (
    <TitleOption title={suggestion.title} typed={typed} {...option} />
  ) : (
    <PersonOption person={suggestion.person} typed={typed} {...option} />
  );
};
