import { genreSlug } from '#domain/catalogue/genre';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { formatStatus } from '../../messages/title.messages';

type Props = { readonly title: Title; readonly details: TitleDetails | null };

/** "on HBO. Ended." */
const aired = (details: TitleDetails | null): string => {
  const network = details?.series?.networks[0];
  const status = details?.series == null ? null : formatStatus(details.status);
  return `${network === undefined ? '' : ` on ${network}`}${status === null ? '' : `${network === undefined ? ' · ' : '. '}${status}`}`;
};

/** The genres, each a link to its page; of a series also where it runs and whether it goes on. */
export const DetailsGenres = ({ title, details }: Props): React.JSX.Element => (
  <p className="kinds">
    {title.genres.map((name, at) => {
      const slug = genreSlug(title.mediaType, name);
      return (
        <span key={name}>
          {at === 0 ? null : ', '}
          {slug === null ? name : <TextLink to={`/genre/${slug}`}>{name}</TextLink>}
        </span>
      );
    })}
    {aired(details)}
  </p>
);
