import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { TOOLBAR_OPTIONS, type Scenario, type StoryRole, type StoryScenario, type ToolbarOptions } from '#storybook/scenario.ts';

/** The states of a screen. */
export const STATES = [
  'many', 'several', 'one', 'empty', 'waiting', 'slow', 'offline', 'failed', 'not-found', 'long-words', 'no-image', 'with-images',
] as const;
export type State = (typeof STATES)[number];

export type Shown = {
  /** Id of the story in Storybook's index and addresses. */
  readonly id: string;
  /** Title and name, such as `Features/Browse/List page: OfflinePhone`. */
  readonly called: string;
  readonly name: string;
  readonly at: string;
  readonly states: ReadonlySet<State>;
  readonly role: StoryRole;
  readonly width: 'phone' | 'tablet' | 'desk';
  readonly theme: 'dark' | 'light';
  readonly plays: boolean;
};

type Annotations = {
  readonly title?: string;
  readonly component?: { readonly name: string };
  readonly tags?: ReadonlyArray<string>;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly globals?: { readonly viewport?: { readonly value?: string }; readonly theme?: string } & ToolbarOptions &
    Readonly<Record<string, unknown>>;
  readonly play?: unknown;
};
export type StoryModule = { readonly default: Annotations } & Readonly<Record<string, Annotations>>;

const isHealthy = ({ network = 'ok', catalogueFailure: failure, profileLost }: Scenario): boolean =>
  network === 'ok' && failure === undefined && profileLost === undefined;

/** Returns the states that follow from the scenario, independent of the story's name. */
const byScenario = (scenario: Scenario): ReadonlyArray<State> => {
  const { network = 'ok', resultSize = 'many', catalogueFailure: failure, profile } = scenario;
  const hasImages =
    scenario.images === true ||
    (Array.isArray(scenario.genreImages) && scenario.genreImages.length > 0) ||
    typeof profile?.photoURL === 'string';
  const byNetwork: Readonly<Record<string, State>> = { offline: 'offline', failing: 'failed', slow: 'slow', hanging: 'waiting' };
  const byFailure: ReadonlyArray<State> = failure === undefined ? [] : [failure._tag === 'not-found' ? 'not-found' : 'failed'];
  if (scenario.profileLost !== undefined) return ['not-found'];
  if (!isHealthy(scenario)) return [...byFailure, ...(byNetwork[network] === undefined ? [] : [byNetwork[network]])];
  return [resultSize === 'none' ? 'empty' : resultSize, hasImages ? 'with-images' : 'no-image'];
};

/** Returns the states that only the story's name shows: missing data, long texts, few results. */
const byName = (name: string, scenario: Scenario): ReadonlyArray<State> => {
  if (!isHealthy(scenario)) return [];
  if (/^(NotFound|NotATitle|UnknownPerson|UnknownAtTheRoot)/.test(name)) return ['not-found'];
  if (/^LongWords/.test(name)) return ['long-words'];
  if (/^(Empty|Untouched|NothingFits)/.test(name)) return ['empty'];
  if (/^Several/.test(name)) return ['several'];
  return /^One(?!Year)/.test(name) ? ['one'] : [];
};

/** The states of a form, in addition to the states of its scenario. */
export const FORM_STATES = ['untouched', 'invalid', 'sending', 'refused', 'sent', 'long-words', 'slow', 'offline', 'failed'] as const;
export type FormState = (typeof FORM_STATES)[number];

const FORM_NAMES: ReadonlyArray<readonly [RegExp, FormState]> = [
  [/Asks|^(Empty|Email$|Password$)/, 'untouched'], [/Invalid/, 'invalid'], [/^Sending/, 'sending'], [/^(Refused|NotFound)/, 'refused'],
  [/Sent|^(ByKeyboard|GoesOn|SendsAgain|PasswordChanged|EmailRequested)/, 'sent'],
  [/^LongWords/, 'long-words'],
];

/** Returns the form states that a story shows, from its name and its network condition. */
export const formStatesOf = ({ name, states }: Pick<Shown, 'name' | 'states'>): ReadonlySet<FormState> => {
  const named = FORM_NAMES.filter(([like]) => like.test(name)).map(([, state]) => state);
  const byNetwork = (['slow', 'offline', 'failed'] as const).filter((state) => states.has(state));
  return new Set<FormState>([...named, ...byNetwork]);
};

/** Name patterns that require a state of the scenario. */
const required: ReadonlyArray<readonly [RegExp, State]> = [
  [/^Offline/, 'offline'],
  [/^Failed/, 'failed'],
  [/^Slow/, 'slow'],
  [/^Waiting/, 'waiting'],
  [/^WithImages/, 'with-images'],
  [/^NoImage/, 'no-image'],
];
export const brokenPromise = ({ name, states }: Shown): boolean => required.some(([like, state]) => like.test(name) && !states.has(state));

/** Returns the stories of a module with the annotations inherited from its default export. */
export const storiesOf = ({ default: meta, ...stories }: StoryModule): ReadonlyArray<Shown & { readonly annotations: Annotations }> =>
  // Storybook's builder adds `__namedExportsOrder` to each module.
  Object.entries(stories)
    .filter(([name]) => !name.startsWith('__'))
    .map(([name, story]) => {
      const globals = { ...meta.globals, ...story.globals };
      // Parameters and globals are merged like in Storybook: the module's values are defaults for its stories.
      const ownScenario = {
        ...(meta.parameters?.['scenario'] as StoryScenario | undefined),
        ...(story.parameters?.['scenario'] as StoryScenario | undefined),
      };
      const parameters: Readonly<Record<string, unknown>> = { ...meta.parameters, ...story.parameters, scenario: ownScenario };
      const fixed = Object.fromEntries(
        TOOLBAR_OPTIONS.flatMap((option) => (globals[option] === undefined ? [] : [[option, globals[option]]])),
      );
      const scenario: Scenario = { ...ownScenario, ...fixed };
      const value = globals.viewport?.value;
      return {
        id: toId(meta.title ?? '', storyNameFromExport(name)),
        called: `${meta.title ?? ''}: ${name}`, name, at: typeof parameters['at'] === 'string' ? parameters['at'] : '/',
        states: new Set([...byScenario(scenario), ...byName(name, scenario)]),
        role: scenario.role ?? 'visitor', width: value === 'phone' || value === 'tablet' ? value : 'desk',
        theme: globals.theme === 'light' ? 'light' : 'dark', plays: (story.play ?? meta.play) !== undefined,
        annotations: { ...meta, ...story, parameters, globals, tags: [...(meta.tags ?? []), ...(story.tags ?? [])] },
      };
    });
