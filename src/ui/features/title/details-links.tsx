import type { ExternalLink } from '#domain/catalogue/title-details';
import { OutsideLink } from '../shared/outside-link';
import { TITLE_MESSAGES } from '#ui/messages/catalogue/title.messages.ts';

// Untrusted data: only http and https URLs become links.
const isOfTheWeb = ({ url }: ExternalLink): boolean => /^https?:\/\//i.test(url);

/** Renders the external links of a title. */
export const DetailsLinks = ({ links }: { readonly links: ReadonlyArray<ExternalLink> }): React.JSX.Element | null => {
  const shown = links.filter(isOfTheWeb);
  if (shown.length === 0) return null;
  return (
    <ul className="elsewhere" aria-label={TITLE_MESSAGES.links}>
      {shown.map(({ kind, url }) => (
        <li key={`${kind} ${url}`}>
          <OutsideLink to={url}>{TITLE_MESSAGES.linkNames[kind]}</OutsideLink>
        </li>
      ))}
    </ul>
  );
};
