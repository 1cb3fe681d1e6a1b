import type { State } from './stories.fixture';

type LeftOut = Readonly<Partial<Record<State, string>>>;

const words: LeftOut = {
  several: 'the page is text: there is no amount of it',
  one: 'the page is text: there is no amount of it',
  empty: 'the page is text: it is never empty',
  waiting: 'the page asks nothing, so it waits for nothing but its code (App/Page frame)',
  slow: 'the page asks nothing, so it waits for nothing but its code (App/Page frame)',
  failed: 'the page asks nothing that could fail; its code not coming is shown by App/Page frame',
  'not-found': 'the address names nothing that could be missing',
  'long-words': 'the words are our own',
  'with-pictures': 'the page has no pictures',
};
const shelves: LeftOut = { 'not-found': 'the address names nothing that could be missing' };

/** States that a route does not show in a story of its own, each with its reason. Every other state of every route has a story. */
export const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  '/': shelves,
  '/movies': { ...shelves, failed: 'shown at /tv-shows, which is the same page with another type' },
  '/tv-shows': {
    ...shelves,
    ...Object.fromEntries((['several', 'one', 'empty', 'waiting', 'slow', 'offline', 'long-words', 'with-pictures'] as const).map((state) => [state, 'the same page as /movies with another type: its states are shown there'])),
  },
  '/:itemType/:list': {},
  '/search': { 'not-found': 'a search that finds nothing is empty, not missing', 'with-pictures': 'results are the same cards as in lists, whose story has pictures' },
  '/details': { one: 'there is one title or none' },
  '/person': {},
  '/genre': {
    several: 'the genres are always the same twenty-four', one: 'the genres are always the same twenty-four', empty: 'the genres are always the same twenty-four',
    'not-found': 'the address names nothing that could be missing', 'long-words': 'the names of genres are our own', 'with-pictures': 'genres are drawn, never photographed',
  },
  '/genre/:genreName': { 'with-pictures': 'the same grid as a list, whose story has pictures' },
  '/feedback': {
    several: 'there is one message', one: 'there is one message', slow: 'sending that takes its time is Sending, which never ends',
    'not-found': 'the address names nothing that could be missing', 'with-pictures': 'the page has no pictures',
  },
  '/help': words,
  '/faq': words,
  '*': {
    several: 'what is shown besides is one shelf, and beside the point', one: 'what is shown besides is one shelf, and beside the point', empty: 'a shelf without titles is left out',
    slow: 'Waiting shows what stands there in the meantime', 'long-words': 'the words are our own', 'with-pictures': 'the same cards as in lists, whose story has pictures',
  },
};

