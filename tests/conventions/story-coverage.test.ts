import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, TOOLBAR_OPTIONS } from '#storybook/scenario.ts';
import type { RouteArea } from '#domain/users/access/route-access';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { ROUTES } from '#ui/app/routes.tsx';
import { buildIndex } from 'storybook/internal/core-server';
import { FORM_SCREENS } from '#storybook/screens/form-screens.ts';
import { ROLES_AT } from '#storybook/screens/required-roles.ts';
import { ASKS_WHO, LEFT_OUT, SAYS_BY_ROLE, WITHOUT_DOCS } from '#storybook/screens/required-states.ts';
import { screenMap, storiesOfRow, type ScreenRow } from '#storybook/screens/screen-map.ts';
import { brokenPromise, FORM_STATES, formStatesOf, STATES, storiesOf, type Shown, type State,
  type StoryModule } from '#storybook/screens/story-states.ts';
import { isPageTitle, isScreenTitle } from '#storybook/screens/story-titles.ts';
import { expectEach } from '../support/expect-each';

const files = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx');
const AREAS: ReadonlyArray<RouteArea> = ['landing', 'public', 'guest', 'home', 'profile', 'admin'];
const areaAt: Readonly<Record<string, RouteArea>> = { '/': 'landing', '/genre': 'public', '/login': 'guest', '/home': 'home',
  '/user-profile': 'profile', '/admin/dashboard': 'admin' };

/** Returns the route of an address, determined by the app's own `routeAt`. */
const routeOf = (at: string): string => routeAt(at.split('?')[0] ?? at).path;

/** Returns the ids and tags of Storybook's own index by keys such as `./src/ui/app/banner.stories.tsx BrightPicture`. */
const storyIndex = async (): Promise<ReadonlyMap<string, { readonly id: string; readonly tags: ReadonlyArray<string> }>> => {
  const { entries } = await buildIndex({ configDir: '.storybook' });
  return new Map(Object.values(entries).flatMap((entry) =>
    (entry.type === 'story' ? [[`${entry.importPath} ${entry.exportName}`, { id: entry.id, tags: entry.tags ?? [] }] as const] : [])));
};

describe('stories', () => {
  let all: ReturnType<typeof storiesOf> = [];
  let pages: ReadonlyArray<Shown> = [];
  const unlisted: Array<string> = [];
  let unwritten: ReadonlyArray<string> = [];
  let ids: ReadonlySet<string> = new Set();
  let smokeIds: ReadonlySet<string> = new Set();
  let rows: ReadonlyArray<ScreenRow> = [];
  const byRoute = new Map<string, Array<Shown>>();
  const at = (route: string): ReadonlyArray<Shown> => byRoute.get(route) ?? [];

  beforeAll(async () => {
    const [index, loaded] = await Promise.all([storyIndex(),
      Promise.all(Object.entries(files).map(async ([file, load]) => ({ file, stories: storiesOf(await load()) })))]);
    const written = loaded.flatMap(({ file, stories }) =>
      stories.map((story) => ({ story, key: `${file.replace('../../', './')} ${story.name}` })));
    all = written.filter(({ key }) => index.has(key)).map(({ story }) => story);
    ids = new Set([...index.values()].map(({ id }) => id));
    smokeIds = new Set([...index.values()].filter(({ tags }) => tags.includes('smoke')).map(({ id }) => id));
    const keys = new Set(index.keys());
    written.forEach(({ key }) => keys.delete(key) || unlisted.push(key));
    unwritten = [...keys];
    rows = screenMap(all);
    pages = all.filter(({ called, annotations }) => isPageTitle(called) && annotations.parameters?.['at'] !== undefined);
    for (const story of pages) byRoute.set(routeOf(story.at), [...at(routeOf(story.at)), story]);
  });

  const routes = ROUTES.map(({ path }) => path);

  it('are exactly the stories of Storybook\'s index', () => {
    expect(all.length).toBeGreaterThan(600);
    expect({ unlisted, unwritten }).toEqual({ unlisted: [], unwritten: [] });
  });

  it('have a LEFT_OUT entry for every route and no other', () => {
    expect(Object.keys(LEFT_OUT).sort()).toEqual([...routes].sort());
  });

  it('show every route in every state, or LEFT_OUT gives a reason', () =>
    expectEach(routes.flatMap((route) => STATES.map((state) => ({ route, state }))), ({ route, state }) => `${route} in state ${state}`,
    ({ route, state }) => {
    const shown = at(route).filter(({ states }) => states.has(state)).map(({ called }) => called);
    const reason = LEFT_OUT[route]?.[state];
    if (reason === undefined) expect(shown, `no story of ${route} shows the state ${state}`).not.toEqual([]);
    else expect(shown, `a story shows ${route} in state ${state} although LEFT_OUT says: ${reason}`).toEqual([]);
  }));

  // tests/stories checks each single state at every width: it resizes the window for every story of a screen.
  it('show every route on phone and desk, in dark and light theme', () => expectEach(routes, String, (route) => {
    const shapes = new Set(at(route).flatMap(({ width, theme }) => [width, theme]));
    expect([...shapes]).toEqual(expect.arrayContaining(['phone', 'desk', 'dark', 'light']));
  }));

  const forms = FORM_SCREENS.flatMap((screen) => FORM_STATES.map((state) => ({ ...screen, state })));
  it('show every form in every state, or FORM_SCREENS gives a reason', () =>
    expectEach(forms, ({ what, state }) => `${what} in state ${state}`, ({ what, shownBy, leftOut, state }) => {
    const shown = all.filter((story) => shownBy(story) && formStatesOf(story).has(state)).map(({ called }) => called);
    const reason = leftOut[state];
    if (reason === undefined) expect(shown, `no story of ${what} shows the state ${state}`).not.toEqual([]);
    else expect(shown, `a story shows ${what} in state ${state} although FORM_SCREENS says: ${reason}`).toEqual([]);
  }));

  const byRole = routes.flatMap((route) => Object.entries(ROLES_AT[route] ?? {}).map(([role, coverage]) => ({ route, role, coverage })));
  const inEveryState = byRole.filter(({ coverage }) => coverage === 'in every state').flatMap(({ route, role }) =>
    STATES.map((state) => ({ route, role, state })));
  it('show every route in every state to the roles that ROLES_AT names', () => {
    const required = inEveryState.filter(({ route, state }) => LEFT_OUT[route]?.[state] === undefined);
    const missing = required.filter(({ route, role, state }) => !at(route).some((story) => story.role === role && story.states.has(state)));
    expect(required.length).toBeGreaterThan(250);
    expect(missing.map(({ route, role, state }) => `${route} in state ${state} for role ${role}`)).toEqual([]);
  });

  it('show every route at least once to the other roles', () => {
    const missing = byRole.filter(({ route, role, coverage }) =>
      coverage !== 'in every state' && !at(route).some((story) => story.role === role && story.plays));
    expect(missing.map(({ route, role }) => `${route} to role ${role}`)).toEqual([]);
  });

  it('show every route to every role that may open it, on the page of screens', () => expectEach(routes, String, (route) => {
    const open = rows.filter(({ path, canOpen }) => path === route && canOpen);
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((row) => storiesOfRow(row).length === 0).map(({ role }) => role)).toEqual([]);
  }));

  it('are linked from the page of screens by ids of the index', () => {
    expect(rows.flatMap(storiesOfRow).map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
    expect(rows.map(({ path, role }) => `${path} ${role}`).sort()).toEqual(routes.flatMap((route) =>
      ROLES.map((role) => `${route} ${role}`)).sort());
  });

  it('have roles for every page, one of them with a story in every state', () => {
    expect(Object.keys(ROLES_AT).sort()).toEqual([...routes].sort());
    expect(routes.filter((route) => !Object.values(ROLES_AT[route] ?? {}).includes('in every state'))).toEqual([]);
  });

  it('cover every file that reads the role or the verification', () => {
    const sources = import.meta.glob<string>(['../../src/ui/**/*.ts', '../../src/ui/**/*.tsx', '!../../src/**/*.{stories,test}.*'],
      { query: '?raw', import: 'default', eager: true });
    const readers = Object.entries(sources).filter(([, text]) => /\.emailVerified|role === 'admin'|\.role\b/.test(text)).map(([file]) =>
      file.replace(/.*\//, ''));
    expect(readers.sort()).toEqual(ASKS_WHO);
  });

  it('show the avatar upload failing with statuses 401 to 404', () => {
    const statuses = ['401', '402', '403', '404'].map((status) => `Features/Profile/Profile image: Storage${status}`);
    expect(all.map(({ called }) => called)).toEqual(expect.arrayContaining(statuses));
  });

  it('show where each role is redirected from each area', () => {
    const guards = all.filter(({ called, plays }) => called.startsWith('App/Guards') && plays).map((story) =>
      `${story.role} in the ${areaAt[story.at.split('?')[0] ?? ''] ?? 'unknown'} area`);
    expect(AREAS.flatMap((area) => ROLES.map((role) => `${role} in the ${area} area`)).filter((required) =>
      !guards.includes(required))).toEqual([]);
  });

  it('show the header for each role on phone and desk', () => {
    const headers = all.filter(({ called }) => called.startsWith('App/Header')).map(({ role, width }) => `${role} on ${width}`);
    expect(ROLES.flatMap((role) => [`${role} on phone`, `${role} on desk`]).filter((required) => !headers.includes(required))).toEqual([]);
  });

  it('have the states that their names require', () => {
    expect(pages.filter(brokenPromise).map(({ called }) => called)).toEqual([]);
  });

  it('of pages all have a play function', () => {
    expect(pages.filter(({ plays }) => !plays).map(({ called }) => called)).toEqual([]);
  });

  it('change no accessibility settings and exclude no default tags', () => {
    const weakened = all.filter(({ annotations: { parameters, globals, tags } }) =>
      parameters?.['a11y'] !== undefined || globals?.['a11y'] !== undefined
      || (tags ?? []).some((tag) => tag.startsWith('!') && tag !== '!test'));
    expect(weakened.map(({ called }) => called)).toEqual([]);
  });

  it('have a docs page for every component of the design system, or WITHOUT_DOCS gives a reason', () => {
    const sources = import.meta.glob<string>(['../../src/ui/design/**/*.tsx', '!../../src/**/*.{stories,test}.tsx'],
      { query: '?raw', import: 'default', eager: true });
    const components = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/^export const ([A-Z][a-z]\w*) =/gm)].map(([, name]) => name ?? ''));
    const documented = all.flatMap(({ annotations: { component, tags } }) =>
      (component !== undefined && tags?.includes('autodocs') === true ? [component.name] : []));
    expect(components.filter((name) => !documented.includes(name)).sort()).toEqual(Object.keys(WITHOUT_DOCS).sort());
  });

  it('are all tests, except examples of the design system for docs pages', () => {
    const untested = all.filter(({ annotations: { tags = [] } }) => tags.includes('!test'));
    expect(untested.filter(({ called, annotations: { play } }) =>
      !/^Design\/.*: Example$/.test(called) || play !== undefined).map(({ called }) => called)).toEqual([]);
  });

  it('tagged `smoke` show every page with many results, empty or failed, and act on it', () => {
    const missing = routes.flatMap((route) => {
      const shown = at(route).filter(({ id }) => smokeIds.has(id));
      const has = (states: ReadonlyArray<State>): boolean => shown.some((story) => states.some((state) => story.states.has(state)));
      const needed = (['empty', 'failed'] as const).filter((state) => LEFT_OUT[route]?.[state] === undefined);
      return [
        ...(has(['many']) ? [] : [`${route}: many`]), ...(needed.length === 0 || has(needed) ? [] : [`${route}: ${needed.join(' or ')}`]),
        ...(shown.some(({ plays }) => plays) ? [] : [`${route}: a play function`]),
      ];
    });
    expect(missing).toEqual([]);
  });

  it('tagged `smoke` act on every modal', () => {
    const titleOf = ({ called }: Shown): string => called.replace(/: \w+$/, '');
    const modals = all.filter((story) => isScreenTitle(titleOf(story)) && !isPageTitle(story.called));
    const covered = modals.filter(({ id, plays }) => smokeIds.has(id) && plays).map(titleOf);
    expect([...new Set(modals.map(titleOf))].filter((title) => !covered.includes(title))).toEqual([]);
  });

  it('set role, network and result size as globals, which lock the toolbar', () => {
    const hidden = all.filter(({ annotations }) =>
      TOOLBAR_OPTIONS.some((option) => option in (annotations.parameters?.['scenario'] as object)));
    expect(hidden.map(({ called }) => called)).toEqual([]);
  });

  it('have unique names', () => {
    const names = all.map(({ called }) => called);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('show parts with session-dependent text to a visitor and to a member', () => {
    const sources = import.meta.glob<string>(['../../src/ui/features/{landing,browse,search,title,person,genres,info,shared,evening-pick}/**/*.tsx',
      '!../../src/**/*.stories.tsx'], { query: '?raw', import: 'default', eager: true });
    const readers = Object.entries(sources)
      .filter(([, text]) => /useSession|isSignedIn|useMember|useReleaseRegion/.test(text))
      .map(([file]) => file.replace(/.*\//, ''));
    expect(readers.sort()).toEqual(Object.keys(SAYS_BY_ROLE).sort());
    const missing = Object.values(SAYS_BY_ROLE).flatMap((shown) =>
      (['visitor', 'member'] as const).filter((role) =>
      !all.some(({ called, role: storyRole, plays }) => called === shown[role] && storyRole === role && plays)).map((role) => shown[role]));
    expect(missing).toEqual([]);
  });
});

describe('LEFT_OUT and FORM_SCREENS', () => {
  it('give readable reasons', () => {
    const reasons = [...Object.values(LEFT_OUT), ...FORM_SCREENS.map(({ leftOut }) => leftOut)].flatMap((states) => Object.values(states));
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
    expect(readFileSync('.storybook/screens/required-states.ts', 'utf8')).not.toMatch(/later|soon/i);
  });
});
