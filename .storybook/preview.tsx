import type { Decorator, Preview } from '@storybook/react-vite';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import type { NetworkCondition } from '#storybook/fault-injection.ts';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ModalProvider } from '#ui/shell/modals/modal-provider.tsx';
import { SessionProvider } from '#ui/shell/providers/session-provider.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { ScenarioContext } from './story-screen.tsx';
import { composeScenario, type Scenario, type StoryRole, type StoryScenario, type ToolbarOptions } from './scenario.ts';
import { controlsByType } from './controls-by-type.ts';
import '#ui/design/foundation.css';
import './docs.css';

/**
 * Configures Testing Library for a real browser. The usual `act` wrapper around events drops pending work of pages that suspend for
 * code or data, so events are dispatched without it. Stories check results and not speed: the time-out of 30 s allows for a busy machine.
 * An error contains no print of the page: each attempt of a repeated query would make one, in a tenth of a story's time.
 */
const configureTestingLibrary = (): void =>
  configure({
    asyncUtilTimeout: 30_000,
    eventWrapper: (event: () => void) => event(),
    getElementError: (message) => new Error(message ?? ''),
  });

/** Clears storage and scroll position before each story, because all stories run in one page. */
const resetBrowser = (): void => {
  // Keys without the prefix belong to Storybook.
  for (const storage of [localStorage, sessionStorage])
    Object.keys(storage)
      .filter((name) => name.startsWith('marquee.'))
      .forEach((name) => storage.removeItem(name));
  delete document.documentElement.dataset['at'];
  window.scrollTo({ top: 0, behavior: 'instant' });
};

type Icon = 'mirror' | 'user' | 'lightning';
/** Creates a toolbar menu from the titles of its values. */
const toolbarMenu = <V extends string>(name: string, titles: Readonly<Record<V, string>>, icon: Icon) => ({
  description: name,
  toolbar: { title: name, icon, items: Object.entries<string>(titles).map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

const THEME_TITLES = { dark: 'Dark', light: 'Light', system: 'System' } as const;
const ROLE_TITLES: Readonly<Record<StoryRole, string>> = {
  visitor: 'Visitor', member: 'Member', admin: 'Admin', unverified: 'Member, e-mail not verified',
};
const NETWORK_TITLES: Readonly<Record<NetworkCondition, string>> = {
  ok: 'Online', slow: 'Slow', offline: 'Offline', failing: 'Failing requests', hanging: 'No response',
};

/** Returns the theme to render; `system` follows the settings of the browser. */
const themeFor = (theme: string | undefined): 'dark' | 'light' =>
  theme === 'light' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: light)').matches) ? 'light' : 'dark';

/** Renders each story in its own scenario. Toolbar values are globals, which a story can fix. */
const InScenario: Decorator = (Story, { parameters, globals }) => {
  const storyScenario = parameters['scenario'] as StoryScenario | undefined;
  const at = typeof parameters['at'] === 'string' ? parameters['at'] : '/';
  const { theme, role, network, resultSize } = globals as Required<ToolbarOptions> & { readonly theme: string };
  document.documentElement.dataset['theme'] = themeFor(theme);
  const scenario = useMemo<Scenario>(() => ({ ...storyScenario, role, network, resultSize }), [storyScenario, role, network, resultSize]);
  const services = useMemo(() => composeScenario(scenario), [scenario]);
  // Each set of services needs its own cache.
  const { answers } = useMemo(() => ({ services, answers: new QueryCache() }), [services]);
  return (
    <ScenarioContext.Provider value={{ services, answers }}>
      <MemoryRouter key={`${at} ${JSON.stringify(globals)}`} initialEntries={[at]}>
        <ServicesProvider value={services}>
          <QueryCacheProvider value={answers}>
            <SessionProvider>
              <ModalProvider>
                <Story />
              </ModalProvider>
            </SessionProvider>
          </QueryCacheProvider>
        </ServicesProvider>
      </MemoryRouter>
    </ScenarioContext.Provider>
  );
};

/** Renders a story of a docs page in its own theme and with a margin, because a page shows several stories. */
const OnDocsPage: Decorator = (Story, { viewMode, globals }) =>
  viewMode === 'docs' ? (
    <div className="docs-story" data-theme={themeFor(globals['theme'] as string)}>
      <Story />
    </div>
  ) : (
    <Story />
  );

const preview: Preview = {
  beforeAll: configureTestingLibrary,
  beforeEach: resetBrowser,
  decorators: [OnDocsPage, InScenario],
  argTypesEnhancers: [controlsByType],
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Start', 'Design',
          [
            'Tokens', 'Icons', 'Text', 'Buttons', 'Fields', 'Filters', 'Images', 'Shelves', 'Metadata', 'Page', 'Overlays', 'Toasts',
            'Feedback',
          ],
          'App', 'Features', 'Journeys',
        ],
      },
    },
    // Passed rules are not reported in detail, which would double the run time of axe.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    controls: { disableSaveFromUI: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820 px', styles: { width: '820px', height: '1180px' } },
        desk: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: toolbarMenu('Theme', THEME_TITLES, 'mirror'),
    role: toolbarMenu('Role', ROLE_TITLES, 'user'),
    network: toolbarMenu('Network', NETWORK_TITLES, 'lightning'),
    // Its menu is in manager.ts, which locks it where it changes nothing.
    resultSize: { description: 'Result size' },
  },
  // A story opens as wide as the window. Vitest has no window of a person: it gets the screen that the other suites take.
  initialGlobals: {
    theme: 'dark', role: 'visitor', network: 'ok', resultSize: 'many',
    ...(import.meta.env['VITEST'] !== undefined && { viewport: { value: 'desk' } }),
  },
};

export default preview;
