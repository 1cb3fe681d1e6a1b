import type { Filters } from '#domain/catalogue/filters';
import { genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import { FILTER_MESSAGES } from '#ui/messages/catalogue/browse.messages.ts';
import '#ui/design/fields/check.css';
import { filterOutSlug } from './filter-definitions';

type Props = {
  readonly mediaType: MediaType;
  readonly filters: Filters;
  /** The genre of the page, which cannot be deselected. */
  readonly fixed?: string | undefined;
  readonly onChange: (filters: Filters) => void;
};

const toggle = (slugs: ReadonlyArray<string>, slug: string): ReadonlyArray<string> =>
  slugs.includes(slug) ? filterOutSlug(slugs, slug) : [...slugs, slug];

/** Renders two checkboxes for every genre: required and excluded. Checking one clears the other. */
export const GenreCheckboxes = ({ mediaType, filters, fixed, onChange }: Props): React.JSX.Element => {
  const { genresIn, genresOut } = filters;
  return (
    <div className="genre-choice" role="group" aria-label={FILTER_MESSAGES.genres}>
      <p aria-hidden="true">
        <span>{FILTER_MESSAGES.with}</span>
        <span>{FILTER_MESSAGES.without}</span>
      </p>
      {genresForType(mediaType)
        .filter(({ slug }) => slug !== fixed)
        .map(({ slug, name }) => (
          <div key={slug} className="genre-row">
            <span aria-hidden="true">{name}</span>
            <label>
              <input
                type="checkbox"
                className="check"
                aria-label={FILTER_MESSAGES.withGenre(name)}
                checked={genresIn.includes(slug)}
                onChange={() => onChange({ ...filters, genresIn: toggle(genresIn, slug), genresOut: filterOutSlug(genresOut, slug) })}
              />
            </label>
            <label>
              <input
                type="checkbox"
                className="check"
                aria-label={FILTER_MESSAGES.withoutGenre(name)}
                checked={genresOut.includes(slug)}
                onChange={() => onChange({ ...filters, genresIn: filterOutSlug(genresIn, slug), genresOut: toggle(genresOut, slug) })}
              />
            </label>
          </div>
        ))}
    </div>
  );
};
