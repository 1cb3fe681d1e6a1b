import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#storybook/scenario.ts';
import type { RouteArea } from '#domain/users/access/route-access';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { ROUTES } from '#ui/app/routes.tsx';
import { ASKS_WHO, FORM_SCREENS, LEFT_OUT, ROLES_AT, SAYS_BY_ROLE } from './required-states.fixture';
import { brokenPromise, FORM_STATES, formStatesOf, STATES, storiesOf, storyIndex, type Shown, type StoryModule } from './story-coverage.fixture';

const files = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx');
const AREAS: ReadonlyArray<RouteArea> = ['landing', 'public', 'guest', 'home', 'profile', 'admin'];
const areaAt: Readonly<Record<string, RouteArea>> = { '/': 'landing', '/genre': 'public', '/login': 'guest', '/home': 'home', '/user-profile': 'profile', '/admin/dashboard': 'admin' };

/** The route that an address leads to, as the app itself asks. */
const routeOf = (at: string): string => routeAt(at.split('?')[0] ?? at).path;

describe('the stories', () => {
  let all: ReturnType<typeof storiesOf> = [];
  let pages: ReadonlyArray<Shown> = [];
  const unlisted: Array<string> = [];
  let unwritten: ReadonlyArray<string> = [];
  const byRoute = new Map<string, Array<Shown>>();
  const at = (route: string): ReadonlyArray<Shown> => byRoute.get(route) ?? [];

  beforeAll(async () => {
    const [index, loaded] = await Promise.all([storyIndex(), Promise.all(Object.entries(files).map(async ([file, load]) => ({ file, stories: storiesOf(await load()) })))]);
    const written = loaded.flatMap(({ file, stories }) => stories.map((story) => ({ story, key: `${file.replace('../../', './')} ${story.name}` })));
    all = written.filter(({ key }) => index.has(key)).map(({ story }) => story);
    written.forEach(({ key }) => index.delete(key) || unlisted.push(key));
    unwritten = [...index];
    pages = all.filter(({ called, annotations }) => called.startsWith('Pages/') && annotations.parameters?.['at'] !== undefined);
    for (const story of pages) byRoute.set(routeOf(story.at), [...at(routeOf(story.at)), story]);
  });

  const routes = ROUTES.map(({ path }) => path);

  it('are those of the index of Storybook, all of them and no others', () => {
    expect(all.length).toBeGreaterThan(600);
    expect({ unlisted, unwritten }).toEqual({ unlisted: [], unwritten: [] });
  });

  it('have a table for every route, and for no other', () => {
    expect(Object.keys(LEFT_OUT).sort()).toEqual([...routes].sort());
  });

  it.each(routes.flatMap((route) => STATES.map((state) => ({ route, state }))))('show $route $state, or a reason stands in the table', ({ route, state }) => {
    const shown = at(route).filter(({ states }) => states.has(state)).map(({ called }) => called);
    const reason = LEFT_OUT[route]?.[state];
    if (reason === undefined) expect(shown, `no story of ${route} is ${state}`).not.toEqual([]);
    else expect(shown, `${route} is shown ${state} although it is said that ${reason}`).toEqual([]);
  });

  // Each state on its own is looked at small and large by tests/stories, where the window changes around every story of a screen.
  it.each(routes)('show %s small and large, dark and light', (route) => {
    const shapes = new Set(at(route).flatMap(({ width, theme }) => [width, theme]));
    expect([...shapes]).toEqual(expect.arrayContaining(['phone', 'desk', 'dark', 'light']));
  });

  const forms = FORM_SCREENS.flatMap((screen) => FORM_STATES.map((state) => ({ ...screen, state })));
  it.each(forms)('show the form of $what $state, or a reason stands in the table', ({ what, shownBy, leftOut, state }) => {
    const shown = all.filter((story) => shownBy(story) && formStatesOf(story).has(state)).map(({ called }) => called);
    const reason = leftOut[state];
    if (reason === undefined) expect(shown, `no story of ${what} is ${state}`).not.toEqual([]);
    else expect(shown, `${what} is shown ${state} although it is said that ${reason}`).toEqual([]);
  });

  const seen = routes.flatMap((route) => Object.entries(ROLES_AT[route] ?? {}).map(([role, whom]) => ({ route, role, whom })));
  const inEveryState = seen.filter(({ whom }) => whom === 'in every state').flatMap(({ route, role }) => STATES.map((state) => ({ route, role, state })));
  it.each(inEveryState.filter(({ route, state }) => LEFT_OUT[route]?.[state] === undefined))('show $route $state to a $role', ({ route, role, state }) => {
    expect(at(route).filter((story) => story.role === role && story.states.has(state)).map(({ called }) => called), `no story of ${route} is ${state} for a ${role}`).not.toEqual([]);
  });
  it.each(seen.filter(({ whom }) => whom !== 'in every state'))('show $route to a $role at least once', ({ route, role }) => {
    expect(at(route).filter((story) => story.role === role && story.plays).map(({ called }) => called)).not.toEqual([]);
  });

  it('have roles told for every page, and somebody who sees it in every state', () => {
    expect(Object.keys(ROLES_AT).sort()).toEqual([...routes].sort());
    expect(routes.filter((route) => !Object.values(ROLES_AT[route] ?? {}).includes('in every state'))).toEqual([]);
  });

  it('show each role what the parts that ask for it say', () => {
    const sources = import.meta.glob<string>(['../../src/ui/**/*.ts', '../../src/ui/**/*.tsx', '!../../src/**/*.{stories,test}.*'], { query: '?raw', import: 'default', eager: true });
    const asking = Object.entries(sources).filter(([, text]) => /\.emailVerified|role === 'admin'|\.role\b/.test(text)).map(([file]) => file.replace(/.*\//, ''));
    expect(asking.sort()).toEqual(ASKS_WHO);
  });

  it.each(['401', '402', '403', '404'])('show what the place for pictures says with %s', (status) => {
    expect(all.map(({ called }) => called)).toContain(`Member/Picture: Storage${status}`);
  });

  it.each(AREAS.flatMap((area) => ROLES.map((role) => ({ area, role }))))('show where a $role ends who goes to the $area area', ({ area, role }) => {
    const guards = all.filter((story) => story.called.startsWith('App/Guards') && story.role === role && areaAt[story.at.split('?')[0] ?? ''] === area);
    expect(guards.filter(({ plays }) => plays).length, `no story of a ${role} at the ${area} area`).toBeGreaterThan(0);
  });

  it.each(ROLES)('show the header as a %s sees it, small and large', (role) => {
    const widths = all.filter((story) => story.called.startsWith('App/Header') && story.role === role).map(({ width }) => width);
    expect([...new Set(widths)]).toEqual(expect.arrayContaining(['phone', 'desk']));
  });

  it('keep what their names promise', () => {
    expect(pages.filter(brokenPromise).map(({ called }) => called)).toEqual([]);
  });

  it('assert something wherever a page is shown', () => {
    expect(pages.filter(({ plays }) => !plays).map(({ called }) => called)).toEqual([]);
  });

  it('are all checked for accessibility, and all run', () => {
    const weakened = all.filter(({ annotations: { parameters, globals, tags } }) => parameters?.['a11y'] !== undefined || globals?.['a11y'] !== undefined || (tags ?? []).some((tag) => tag.startsWith('!')));
    expect(weakened.map(({ called }) => called)).toEqual([]);
  });

  it('are called differently', () => {
    const names = all.map(({ called }) => called);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('show both of them what says one thing to a visitor and another to a member', () => {
    const sources = import.meta.glob<string>(['../../src/ui/features/{landing,browse,search,title,person,genres,info,shared}/**/*.tsx', '!../../src/**/*.stories.tsx'], { query: '?raw', import: 'default', eager: true });
    const asking = Object.entries(sources).filter(([, text]) => /useSession|isSignedIn|useMember|useRegion/.test(text)).map(([file]) => file.replace(/.*\//, ''));
    expect(asking.sort()).toEqual(Object.keys(SAYS_BY_ROLE).sort());
    const missing = Object.values(SAYS_BY_ROLE).flatMap((shown) => (['visitor', 'member'] as const).filter((role) => !all.some(({ called, role: whose, plays }) => called === shown[role] && whose === role && plays)).map((role) => shown[role]));
    expect(missing).toEqual([]);
  });
});

describe('the table of states left out', () => {
  it('gives a reason that one can read', () => {
    const reasons = [...Object.values(LEFT_OUT), ...FORM_SCREENS.map(({ leftOut }) => leftOut)].flatMap((states) => Object.values(states));
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
    expect(readFileSync('tests/conventions/required-states.fixture.ts', 'utf8')).not.toMatch(/later|soon/i);
  });
});
