import { buildIndex } from 'storybook/internal/core-server';
import type { Scenario, StoryRole } from '#storybook/scenario.ts';

/** The states that a screen can be in. */
export const STATES = ['many', 'several', 'one', 'empty', 'waiting', 'slow', 'offline', 'failed', 'not-found', 'long-words', 'no-picture', 'with-pictures'] as const;
export type State = (typeof STATES)[number];

export type Shown = {
  /** `Pages/List: OfflinePhone`. */
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
  readonly tags?: ReadonlyArray<string>;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly globals?: { readonly viewport?: { readonly value?: string }; readonly theme?: string } & Readonly<Record<string, unknown>>;
  readonly play?: unknown;
};
export type StoryModule = { readonly default: Annotations } & Readonly<Record<string, Annotations>>;

const isFine = ({ network = 'ok', refusal, profileLost }: Scenario): boolean => network === 'ok' && refusal === undefined && profileLost === undefined;

/** What a scenario makes of a screen, whatever the story is called. */
const byWorld = (scenario: Scenario): ReadonlyArray<State> => {
  const { network = 'ok', resultSize = 'many', refusal, profile } = scenario;
  const pictures = scenario.pictures === true || typeof profile?.photoURL === 'string';
  const byNetwork: Readonly<Record<string, State>> = { offline: 'offline', failing: 'failed', slow: 'slow', hanging: 'waiting' };
  const refused: ReadonlyArray<State> = refusal === undefined ? [] : [refusal._tag === 'not-found' ? 'not-found' : 'failed'];
  if (scenario.profileLost !== undefined) return ['not-found'];
  if (!isFine(scenario)) return [...refused, ...(byNetwork[network] === undefined ? [] : [byNetwork[network]])];
  return [resultSize === 'none' ? 'empty' : resultSize, pictures ? 'with-pictures' : 'no-picture'];
};

/** What only the name tells: that an address leads nowhere, that words are long, that few facts are known. */
const byName = (name: string, scenario: Scenario): ReadonlyArray<State> => {
  if (!isFine(scenario)) return [];
  if (/^(NotFound|NotATitle|NobodyNamed|UnknownAtTheRoot)/.test(name)) return ['not-found'];
  if (/^LongWords/.test(name)) return ['long-words'];
  if (/^(Empty|Untouched|NothingFits)/.test(name)) return ['empty'];
  if (/^Several/.test(name)) return ['several'];
  return /^One(?!Year)/.test(name) ? ['one'] : [];
};

/** The states that a form can be in, besides those of the scenario around it. */
export const FORM_STATES = ['untouched', 'invalid', 'sending', 'refused', 'sent', 'long-words', 'slow', 'offline', 'failed'] as const;
export type FormState = (typeof FORM_STATES)[number];

const FORM_NAMES: ReadonlyArray<readonly [RegExp, FormState]> = [
  [/Asks|^(Empty|Email$|Password$)/, 'untouched'], [/Invalid/, 'invalid'], [/^Sending/, 'sending'], [/^(Refused|NotFound)/, 'refused'],
  [/Sent|^(ByKeyboard|GoesOn|SendsAgain|PasswordChanged|EmailAsked)/, 'sent'],
  [/^LongWords/, 'long-words'],
];

/** The states of its form that a story shows: by its name, and by the network that answers it. */
export const formStatesOf = ({ name, states }: Pick<Shown, 'name' | 'states'>): ReadonlySet<FormState> => {
  const named = FORM_NAMES.filter(([like]) => like.test(name)).map(([, state]) => state);
  const byNetwork = (['slow', 'offline', 'failed'] as const).filter((state) => states.has(state));
  return new Set<FormState>([...named, ...byNetwork]);
};

/** Names that promise a state that the scenario has to keep. */
const promised: ReadonlyArray<readonly [RegExp, State]> = [
  [/^Offline/, 'offline'], [/^Failed/, 'failed'], [/^Slow/, 'slow'], [/^Waiting/, 'waiting'], [/^WithPictures/, 'with-pictures'], [/^NoPicture/, 'no-picture'],
];
export const brokenPromise = ({ name, states }: Shown): boolean => promised.some(([like, state]) => like.test(name) && !states.has(state));

/** What Storybook itself lists: `./src/ui/app/banner.stories.tsx BrightPicture`. */
export const storyIndex = async (): Promise<Set<string>> => {
  const { entries } = await buildIndex({ configDir: '.storybook' });
  return new Set(Object.values(entries).flatMap((entry) => (entry.type === 'story' ? [`${entry.importPath} ${entry.exportName}`] : [])));
};

/** The stories of a module with what they inherit from it. */
export const storiesOf = ({ default: meta, ...stories }: StoryModule): ReadonlyArray<Shown & { readonly annotations: Annotations }> =>
  Object.entries(stories).map(([name, story]) => {
    // Worlds are put together as Storybook puts parameters together: what a story leaves open its module decides.
    const scenario = { ...(meta.parameters?.['scenario'] as Scenario | undefined), ...(story.parameters?.['scenario'] as Scenario | undefined) };
    const parameters: Readonly<Record<string, unknown>> = { ...meta.parameters, ...story.parameters, scenario };
    const globals = { ...meta.globals, ...story.globals };
    const value = globals.viewport?.value;
    return {
      called: `${meta.title ?? ''}: ${name}`,
      name,
      at: typeof parameters['at'] === 'string' ? parameters['at'] : '/',
      states: new Set([...byWorld(scenario), ...byName(name, scenario)]),
      role: scenario.role ?? 'visitor',
      width: value === 'phone' || value === 'tablet' ? value : 'desk',
      theme: globals.theme === 'light' ? 'light' : 'dark',
      plays: (story.play ?? meta.play) !== undefined,
      annotations: { ...meta, ...story, parameters, globals, tags: [...(meta.tags ?? []), ...(story.tags ?? [])] },
    };
  });
