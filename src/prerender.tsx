import * as TE from 'fp-ts/TaskEither';
import { NEVER } from 'rxjs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { consoleLog } from './adapters/browser/console-log';
import { tabNavigationMemory } from './adapters/browser/tab-navigation-memory';
import { embeddedCatalogue } from './adapters/embedded-catalogue/embedded-catalogue';
import { inMemoryBanners } from './adapters/in-memory/banners';
import { inMemoryFeedbackBox } from './adapters/in-memory/feedback-box';
import { lazyHouse } from './adapters/in-memory/house/lazy-house';
import { noHint } from './adapters/in-memory/house/hint';
import { BANNERS, CATALOGUE, CLOCK, CONNECTION, DEMO_ACCOUNTS, FEEDBACK_BOX, LOG, NAVIGATION_MEMORY, PAGING_MEMORY, PICTURES } from './application/keys';
import { compose, type Services } from './composition/compose';
import { core } from './composition/core';
import { houseModule } from './composition/house';
import { premisesModule } from './composition/premises';
import { GENRES as ALL_GENRES } from './domain/catalogue/genre';
import { listPath, listsOf } from './domain/catalogue/list-name';
import { itemTypeOf } from './domain/catalogue/media-type';
import { unexpected } from './domain/failure';
import { AnswerStore } from './ui/answers/answer-store';
import { App } from './ui/app/app';
import { routeAt } from './ui/app/current-route';
import { housePress } from './ui/design/pictures/house-press';
import { setPress } from './ui/design/pictures/press';

/** Reads one of the catalogue's files ("front.json"). */
export type ReadFile = (file: string) => Promise<unknown>;

/** Nobody is there while a document is drawn, and nobody comes. */
const nobodysHouse = lazyHouse(() => Promise.reject(new Error('Nobody signs in while a document is drawn.')), noHint);

const world = (read: ReadFile): Services =>
  compose(core, (bind) => {
    bind.value(CLOCK, { now: () => Date.now() });
    bind.value(CONNECTION, { online: NEVER });
    bind.value(LOG, consoleLog);
    bind.value(NAVIGATION_MEMORY, tabNavigationMemory(null));
    houseModule(nobodysHouse)(bind);
    premisesModule(__ENVIRONMENT__)(bind);
    bind.value(DEMO_ACCOUNTS, []);
    bind.value(BANNERS, inMemoryBanners());
    bind.value(FEEDBACK_BOX, inMemoryFeedbackBox());
    bind.value(CATALOGUE, embeddedCatalogue((file) => TE.tryCatch(() => read(file), (fault) => unexpected(String(fault)))));
    bind.value(PICTURES, { source: () => null });
  });

// Early posters are drawn into the document; the browser's press is a chunk of its own.
setPress(housePress);

/** How often a document may find new questions while it is drawn; more would be a circle. */
const MOST_PASSES = 8;

/** Addresses that are drawn ahead beside the fixed ones. */
export const LISTS = (['movie', 'tv'] as const).flatMap((mediaType) => listsOf(mediaType).map((list) => listPath(itemTypeOf(mediaType), list)));
export const GENRES = ALL_GENRES.map(({ slug }) => `/genre/${slug}`);

export type Drawn = { readonly head: string; readonly body: string };

/**
 * Draws a page as it is once all that it asks is answered; with `waits`, as it is while nothing is.
 * Returns the tags for the head and the content of the root.
 */
export const render = async (address: string, read: ReadFile, { waits = false }: { readonly waits?: boolean } = {}): Promise<Drawn> => {
  const services = world(read);
  const answers = new AnswerStore();
  const lists = services.get(PAGING_MEMORY);
  await routeAt(address.split('?')[0] ?? address).page.preload();
  const draw = (): string =>
    renderToString(
      <StrictMode>
        <StaticRouter location={address}>
          <App services={services} answers={answers} />
        </StaticRouter>
      </StrictMode>,
    );
  let markup = draw();
  for (let pass = 0; !waits && answers.waiting().length + lists.waiting().length > 0; pass += 1) {
    if (pass === MOST_PASSES) throw new Error(`${address} never stops asking.`);
    await Promise.all([...answers.waiting(), ...lists.waiting()]);
    markup = draw();
  }
  return splitHead(markup);
};

/** React writes titles and metas where they stand in the tree's string, ahead of everything else; their place is the head. */
const splitHead = (markup: string): Drawn => {
  const tags: string[] = [];
  const body = markup.replace(/<title>.*?<\/title>|<meta [^>]*\/?>|<link rel="(?:canonical|preload)"[^>]*\/?>/g, (tag) => {
    tags.push(tag);
    return '';
  });
  return { head: tags.join('\n    '), body };
};
