import { genreSlug } from '#domain/catalogue/genre';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { formatStatus } from '#ui/messages/catalogue/title.messages.ts';
import { networkAddress } from './fact-address';

type Props = { readonly title: Title; readonly details: TitleDetails | null };

/** Renders network and status of a series after the genres, such as " · HBO · Ended"; nothing for films. */
const Broadcast = ({ details }: { readonly details: TitleDetails }): React.JSX.Element => {
  const network = details.series?.networks[0];
  const address = network === undefined ? null : networkAddress(network);
  const status = details.series === null ? null : formatStatus(details);
  return (
    <>
      {network !== undefined && <> · {address === null ? network : <TextLink to={address}>{network}</TextLink>}</>}
      {status !== null && ` · ${status}`}
    </>
  );
};

/** Renders the genres as links to their pages; for series also network and status. */
export const DetailsGenres = ({ title, details }: Props): React.JSX.Element => (
  <p className="kinds">
    {title.genres.map((name, index) => {
      const slug = genreSlug(title.mediaType, name);
      return (
        <span key={name}>
          {index === 0 ? null : ', '}
          {slug === null ? name : <TextLink to={`/genre/${slug}${title.mediaType === 'tv' ? '?type=tv' : ''}`}>{name}</TextLink>}
        </span>
      );
    })}
    {details !== null && <Broadcast details={details} />}
  </p>
);
