import { Link } from 'react-router-dom';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import type { Person } from '#domain/catalogue/person';
import { Avatar } from '#ui/design/text/avatar.tsx';
import { useService } from '#ui/services.tsx';
import { personAddress } from '#application/metadata/addresses';

const formatTitle = ({ title, year }: Person['titles'][number]): string => (year === null ? title : `${title} (${year})`);

/** Renders a person among search results, with the best-known titles. */
export const PersonLink = ({ person }: { readonly person: Person }): React.JSX.Element => {
  const image = useService(IMAGE_URL_BUILDER).source('profile', person.imagePath);
  return (
    <Link to={personAddress(person.id)}>
      <Avatar name={person.name} image={image?.src ?? null} srcSet={image?.srcSet} />
      <span>
        <b>{person.name}</b>
        <small>{person.titles.slice(0, 3).map(formatTitle).join(', ') || person.knownFor}</small>
      </span>
    </Link>
  );
};
