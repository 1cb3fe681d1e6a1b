import type { Decorator, Preview } from '@storybook/react-vite';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';
import { RESULT_SIZES } from '#storybook/result-size.ts';
import { NETWORK_CONDITIONS } from '#storybook/fault-injection.ts';
import { QueryCache } from '#ui/query/query-cache.ts';
import { QueryCacheProvider } from '#ui/query/use-query.tsx';
import { ModalProvider } from '#ui/app/modals/modal-provider.tsx';
import { SessionProvider } from '#ui/app/providers/session-provider.tsx';
import { ServicesProvider } from '#ui/services.tsx';
import { ScenarioContext } from './story-screen.tsx';
import { composeScenario, STORY_USERS, type Scenario } from './scenario.ts';
import '#ui/design/foundation.css';

/**
 * Stories run in a browser, so events reach React as a person's do: the test scope that is usually put around each of them drops
 * whatever a page that waits for its code or its answers still has to do. They prove what comes, not how fast: a busy machine may
 * take its time.
 */
const actAsPeopleDo = (): void => configure({ asyncUtilTimeout: 30_000, eventWrapper: (event: () => void) => event() });

/** Stories follow one another in one page: none finds what another left in the browser, or begins where another was scrolled to. */
const startAfresh = (): void => {
  // What Storybook itself keeps there is its own.
  for (const kept of [localStorage, sessionStorage]) Object.keys(kept).filter((name) => name.startsWith('marquee.')).forEach((name) => kept.removeItem(name));
  delete document.documentElement.dataset['at'];
  window.scrollTo({ top: 0, behavior: 'instant' });
};

type Icon = 'mirror' | 'user' | 'lightning' | 'database';
const choices = (name: string, items: ReadonlyArray<string>, icon: Icon) => ({
  description: name,
  toolbar: { title: name, icon, items: [...items], dynamicTitle: true },
});

/** Every story stands in a scenario of its own; the toolbar changes what the story leaves open. */
const InScenario: Decorator = (Story, { parameters, globals }) => {
  const asked = parameters['scenario'] as Scenario | undefined;
  const at = typeof parameters['at'] === 'string' ? parameters['at'] : '/';
  const { theme, role, network, resultSize } = globals as Record<string, string>;
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark';
  const scenario = useMemo<Scenario>(() => ({ role, network: network, resultSize: resultSize, ...asked }) as Scenario, [asked, role, network, resultSize]);
  const services = useMemo(() => composeScenario(scenario), [scenario]);
  // Other services know other answers.
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

const preview: Preview = {
  beforeAll: actAsPeopleDo,
  beforeEach: startAfresh,
  decorators: [InScenario],
  parameters: {
    layout: 'fullscreen',
    // What passes is counted and not described: that would take axe as long again.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    controls: { disableSaveFromUI: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: choices('Theme', ['dark', 'light'], 'mirror'),
    role: choices('Role', STORY_USERS, 'user'),
    network: choices('Network', NETWORK_CONDITIONS, 'lightning'),
    resultSize: choices('Amount of data', RESULT_SIZES, 'database'),
  },
  initialGlobals: { theme: 'dark', role: 'visitor', network: 'ok', resultSize: 'many' },
};

export default preview;
