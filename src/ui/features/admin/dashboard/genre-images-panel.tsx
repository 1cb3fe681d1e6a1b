import { CLOCK, GENRE_IMAGE_REPOSITORY } from '#application/service-keys';
import { GENRES } from '#domain/catalogue/genre';
import type { GenreImage, GenreImageRepository } from '#domain/genre-images/genre-image';
import { Button } from '#ui/design/buttons/button.tsx';
import { Panel } from '#ui/design/metadata/panel.tsx';
import { TextLink } from '#ui/design/text/text-link.tsx';
import { formatShortDateTime } from '#ui/messages/admin/admin-time.ts';
import { GENRE_IMAGES_PANEL_MESSAGES as TEXTS } from '#ui/messages/admin/genre-images.messages.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { AdminPart } from '#ui/features/admin/shared/admin-part.tsx';
import { useAdminQuery } from '#ui/features/admin/shared/use-admin-query.ts';
import { useBulkProgressDialog } from '#ui/features/admin/shared/use-bulk-progress-dialog.tsx';

/** Genres of one call: few enough for a progress that moves. */
const PART_SIZE = 4;
const NAMES = new Map(GENRES.map(({ slug, name }) => [slug, name]));

/** Returns when the pictures were made. @param now ms since 1970. */
const madeText = (images: ReadonlyArray<GenreImage>, now: number): string => {
  const times = images.map(({ madeAt }) => madeAt);
  const [first, last] = [formatShortDateTime(Math.min(...times), now), formatShortDateTime(Math.max(...times), now)];
  return first === last ? TEXTS.madeAt(first) : TEXTS.madeBetween(first, last);
};

/** Renders how many genres have a picture, and buttons to make them, on a site whose catalogue has photographs. */
const MakeGenreImages = ({ repository }: { readonly repository: GenreImageRepository }): React.JSX.Element => {
  const now = useService(CLOCK).now();
  const cache = useQueryCache();
  const data = useAdminQuery('genre-images', () => repository.get);
  const { start, dialog } = useBulkProgressDialog(() => cache.invalidate('genre-images'));
  const make = (slugs: ReadonlyArray<string>): void => {
    const names = new Map(slugs.map((slug) => [slug, NAMES.get(slug) ?? slug]));
    start({ title: TEXTS.title, names, partSize: PART_SIZE, change: (api, genres) => api.refreshGenreImages(genres) });
  };
  const refresh = (
    <Button small onClick={() => make([...NAMES.keys()])}>
      {TEXTS.refresh}
    </Button>
  );
  return (
    <>
      <AdminPart heading={TEXTS.heading} note={refresh} data={data} lines={2}>
        {({ content }) => {
          const images = content.filter(({ slug }) => NAMES.has(slug));
          const made = new Set(images.map(({ slug }) => slug));
          const missing = [...NAMES.keys()].filter((slug) => !made.has(slug));
          if (images.length === 0) return <p className="quiet">{TEXTS.none}</p>;
          return (
            <>
              <p>{missing.length === 0 ? TEXTS.all(NAMES.size) : TEXTS.count(images.length, NAMES.size)}</p>
              <p className="faint part-note">
                {madeText(images, now)} <TextLink to="/genre">{TEXTS.show}</TextLink>
              </p>
              {missing.length > 0 && (
                <Button small onClick={() => make(missing)}>
                  {TEXTS.makeMissing(missing.length)}
                </Button>
              )}
            </>
          );
        }}
      </AdminPart>
      {dialog}
    </>
  );
};

/** Renders the pictures of genres for the dashboard: how many there are, when they were made, and a button that makes them. */
export const GenreImagesPanel = (): React.JSX.Element => {
  const repository = useService(GENRE_IMAGE_REPOSITORY);
  return repository === null ? (
    <Panel heading={TEXTS.heading}>
      <p className="quiet">{TEXTS.impossible}</p>
    </Panel>
  ) : (
    <MakeGenreImages repository={repository} />
  );
};
