import type { Filters } from '#domain/catalogue/filters';
import { genreNameOfType, genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import '#ui/design/fields/check.css';

type Props = {
  readonly mediaType: MediaType;
  readonly filters: Filters;
  /** The genre of the page, which cannot be deselected. */
  readonly fixed?: string | undefined;
  readonly onChange: (filters: Filters) => void;
};

/**
 * Returns the genres of a type, each under the name that its titles have, and functions on slugs: the catalogue joins some genres of
 * series, so that two slugs can be one genre.
 */
const genresOf = (mediaType: MediaType) => {
  const nameOf = (slug: string): string => genreNameOfType(mediaType, slug);
  const without = (slugs: ReadonlyArray<string>, slug: string): ReadonlyArray<string> =>
    slugs.filter((other) => nameOf(other) !== nameOf(slug));
  const has = (slugs: ReadonlyArray<string>, slug: string): boolean => without(slugs, slug).length < slugs.length;
  return {
    all: [...new Map(genresForType(mediaType).map(({ slug }) => [nameOf(slug), slug] as const).reverse())].reverse(),
    has, without,
    toggle: (slugs: ReadonlyArray<string>, slug: string): ReadonlyArray<string> =>
      (has(slugs, slug) ? without(slugs, slug) : [...slugs, slug]),
  };
};

/** Renders two checkboxes for every genre: required and excluded. Checking one clears the other. */
export const GenreCheckboxes = ({ mediaType, filters, fixed, onChange }: Props): React.JSX.Element => {
  const { genresIn, genresOut } = filters;
  const { all, has, without, toggle } = genresOf(mediaType);
  return (
    <div className="genre-choice" role="group" aria-label={FILTER_MESSAGES.genres}>
      <p aria-hidden="true">
        <span>{FILTER_MESSAGES.with}</span>
        <span>{FILTER_MESSAGES.without}</span>
      </p>
      {all
        .filter(([, slug]) => fixed === undefined || !has([fixed], slug))
        .map(([name, slug]) => (
          <div key={slug} className="genre-row">
            <span aria-hidden="true">{name}</span>
            <label>
              <input
                type="checkbox"
                className="check"
                aria-label={FILTER_MESSAGES.withGenre(name)}
                checked={has(genresIn, slug)}
                onChange={() => onChange({ ...filters, genresIn: toggle(genresIn, slug), genresOut: without(genresOut, slug) })}
              />
            </label>
            <label>
              <input
                type="checkbox"
                className="check"
                aria-label={FILTER_MESSAGES.withoutGenre(name)}
                checked={has(genresOut, slug)}
                onChange={() => onChange({ ...filters, genresIn: without(genresIn, slug), genresOut: toggle(genresOut, slug) })}
              />
            </label>
          </div>
        ))}
    </div>
  );
};
