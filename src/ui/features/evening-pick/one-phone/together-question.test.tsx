import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { noEveningParams } from '#application/evening-pick/evening-params';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import type { ServiceKey } from '#application/service-key';
import {
  APP_CONFIG, BROWSER_STORAGE, IMAGE_URL_BUILDER, MEMBER_LISTS_LOADER, SESSION_SERVICE,
} from '#application/service-keys';
import { visitorView } from '#application/session/session-service';
import { ServicesProvider } from '#ui/services.tsx';
import { TogetherQuestion } from './together-question';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('answers on one phone count as unsent from the first mood until all have answered: a reload would lose them', () => {
  vi.stubGlobal('IntersectionObserver', class { observe(): void {} unobserve(): void {} });
  Element.prototype.scrollIntoView = () => undefined;
  const services = new Map<unknown, unknown>([
    [SESSION_SERVICE, { getView: () => visitorView, subscribe: () => () => undefined }], [BROWSER_STORAGE, testBrowser()()],
    [IMAGE_URL_BUILDER, { source: () => null }], [APP_CONFIG, {}], [MEMBER_LISTS_LOADER, { current$: new BehaviorSubject(null) }],
  ]);
  const { container } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <MemoryRouter><TogetherQuestion params={{ ...noEveningParams, isTogether: true }} who={null} /></MemoryRouter>
    </ServicesProvider>,
  );
  const isUnsent = (): boolean => container.querySelector('[data-unsent]') !== null;
  const pressed = (name: RegExp | string): boolean => (fireEvent.click(screen.getByRole('button', { name })), isUnsent());
  const states = [isUnsent(), ...[/^A good laugh/, /^A good laugh/, 'Done, hand it over', 'I’m person 2'].map(pressed)];
  expect(states).toEqual([false, true, false, true, true]);
});
