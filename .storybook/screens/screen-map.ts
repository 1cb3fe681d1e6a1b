import { decideAccess, type RouteArea } from '#domain/users/access/route-access';
import { signedOut, type Session } from '#domain/users/session';
import type { UserId } from '#domain/users/user-id';
import { routeAt } from '#ui/app/navigation/current-route.ts';
import { ROUTES } from '#ui/app/routes.tsx';
import { ROLES } from '#storybook/scenario.ts';
import { ROLES_AT } from './required-roles';
import { LEFT_OUT } from './required-states';
import { STATES, type Shown, type State } from './story-states';
import { isPageTitle } from './story-titles';

type MapRole = (typeof ROLES)[number];
/** Stories that show a state, and otherwise why no story shows it; both empty if the state is shown to another role only. */
export type ScreenCell = { readonly stories: ReadonlyArray<Pick<Shown, 'id' | 'name' | 'called'>>; readonly reason: string | null };
/** A route as a role sees it. */
export type ScreenRow = {
  readonly path: string;
  readonly area: RouteArea;
  readonly role: MapRole;
  /** Whether the role may open the page; other roles are redirected. */
  readonly canOpen: boolean;
  /** Why one story of the role is enough, or null. */
  readonly note: string | null;
  readonly cells: Readonly<Record<State, ScreenCell>>;
};

const sessionOf = (role: MapRole): Session =>
  role === 'visitor'
    ? signedOut
    : {
        _tag: 'signed-in', uid: 'story' as UserId, name: '', email: '', emailVerified: true, photoURL: null,
        role: role === 'admin' ? 'admin' : 'user', isDemoted: false, isEnding: false, token: null,
        lists: [],
        profile: null,
      };

/** Returns every route with every role and the stories of each state. Derived from routes and stories only. */
export const screenMap = (stories: ReadonlyArray<Shown>): ReadonlyArray<ScreenRow> => {
  const pages = stories
    .filter(({ called }) => isPageTitle(called))
    .map((story) => ({ story, path: routeAt(story.at.split('?')[0] ?? story.at).path }));
  return ROUTES.flatMap(({ path, area }) =>
    ROLES.map((role): ScreenRow => {
      const shown = pages.filter((page) => page.path === path && page.story.role === role).map(({ story }) => story);
      const coverage = ROLES_AT[path]?.[role];
      const cellOf = (state: State): ScreenCell => ({
        stories: shown.filter(({ states }) => states.has(state)),
        reason: LEFT_OUT[path]?.[state] ?? null,
      });
      return {
        path, area, role,
        canOpen: decideAccess(area, sessionOf(role)).decision === 'stay',
        note: typeof coverage === 'object' ? coverage.once : null,
        cells: Object.fromEntries(STATES.map((state) => [state, cellOf(state)])) as ScreenRow['cells'],
      };
    }),
  );
};

/** Returns the stories of a row, each once. */
export const storiesOfRow = ({ cells }: ScreenRow): ReadonlyArray<ScreenCell['stories'][number]> =>
  [...new Map(Object.values(cells).flatMap(({ stories }) => stories.map((story) => [story.id, story] as const))).values()];
