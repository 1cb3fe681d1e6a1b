import { PICTURES } from '#application/keys';
import type { Title } from '#domain/catalogue/title';
import { DocumentHead } from '../app/document-head';
import { useService } from '../services';

/** "Casablanca (1942)". */
const named = ({ title, year }: Title): string => (year === null ? title : `${title} (${year})`);

const described = (title: Title): string => {
  if (title.overview !== null) return title.overview;
  const what = title.mediaType === 'movie' ? 'film' : 'series';
  const kind = [...title.genres.map((genre) => genre.toLowerCase()), what].join(' ');
  return `${named(title)}: a ${kind}. Who made it, who plays in it and where to go from here.`;
};

/** What tabs, search engines and link previews are told of a title. */
export const DetailsHead = ({ title }: { readonly title: Title }): React.JSX.Element => {
  const picture = useService(PICTURES).source('backdrop', title.backdropPath)?.src;
  return <DocumentHead title={named(title)} description={described(title)} picture={picture?.startsWith('http') === true ? picture : undefined} />;
};

/** The same while not even the name is known. */
export const UnknownHead = (): React.JSX.Element => (
  <DocumentHead title="Details" description="A film or a series, with everything we know of it." noIndex />
);
