import type { ExternalLink } from '#domain/catalogue/title-details';
import { OutsideLink } from '../shared/outside-link';

const NAMES: Readonly<Record<ExternalLink['kind'], string>> = {
  homepage: 'Website', imdb: 'IMDb', tmdb: 'TMDB', wikidata: 'Wikidata', facebook: 'Facebook', instagram: 'Instagram', twitter: 'X',
};

// Untrusted data: only http and https URLs become links.
const isOfTheWeb = ({ url }: ExternalLink): boolean => /^https?:\/\//i.test(url);

/** Renders the external links of a title. */
export const DetailsLinks = ({ links }: { readonly links: ReadonlyArray<ExternalLink> }): React.JSX.Element | null => {
  const shown = links.filter(isOfTheWeb);
  if (shown.length === 0) return null;
  return (
    <ul className="elsewhere" aria-label="Elsewhere">
      {shown.map(({ kind, url }) => (
        <li key={`${kind} ${url}`}>
          <OutsideLink to={url}>{NAMES[kind]}</OutsideLink>
        </li>
      ))}
    </ul>
  );
};
