// On a title's page: requests the details while the app's code is loading, and fills name and overview into the prerendered page.
import { DETAILS_FILE_COUNTS, detailsFile } from '#adapters/embedded-catalogue/files/file-names';
import type { MediaType } from '#domain/catalogue/media-type';
import { nameSize } from '#ui/features/shared/name-size.ts';
import { scriptData } from './script-data.ts';
import { whenParsed } from './when-parsed.ts';

/** A record of the file. The third cell of a title is its name. */
type DetailsStart = { readonly title: readonly [unknown, unknown, string]; readonly overview?: string };

/** Time in ms from the last frame before the filled page to its paint. */
const PAINT_MS = 30;

const { catalogue = '' } = scriptData();
const parameters = new URLSearchParams(location.search);
const mediaType = parameters.get('type') as MediaType;
const id = Number(parameters.get('id'));

const fill = ({ title: [, , name], overview }: DetailsStart): void => {
  const root = document.getElementById('root');
  const heading = root?.querySelector('.feature h1');
  if (!root || !heading?.querySelector('.sk')) return;
  heading.textContent = name;
  heading.className = `poster ${nameSize(name)}`;
  const lines = root.querySelector('.details-wait .sk-lines');
  if (!overview || !lines) return;
  const lead = document.createElement('p');
  lead.className = 'lead';
  lead.textContent = overview;
  lines.replaceWith(lead);
};

/** Resolves after two frames, when the filled page is on the screen. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, PAINT_MS)));
  });

const fillFrom = async (request: Promise<Response>): Promise<void> => {
  const response = await request;
  const records = (response.ok ? await response.json() : {}) as Readonly<Record<string, DetailsStart | undefined>>;
  const record = records[`${mediaType}-${id}`];
  if (record === undefined) return;
  await whenParsed();
  fill(record);
  await painted();
};

if (mediaType in DETAILS_FILE_COUNTS && Number.isInteger(id) && id !== 0) {
  const address = catalogue + detailsFile({ mediaType, id });
  const request = fetch(address);
  // The app reads a clone of the response; this script reads the original.
  window.marqueePrefetch = { [address]: request.then((response) => response.clone()) };
  window.marqueeDetailsPainted = fillFrom(request).catch(() => {
    // The app repeats the request and shows the failure.
  });
}
