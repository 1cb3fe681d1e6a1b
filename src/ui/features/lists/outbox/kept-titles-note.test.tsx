import * as E from 'fp-ts/Either';
import { render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { APP_CONFIG, NETWORK_STATUS } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { KeptTitlesNote } from './kept-titles-note';

/** Renders the note beside a list; returns its text, and null without one. */
const noteOf = (shown: number | null, count: number, dataLocation = 'server', isOnline = false): string | null => {
  const services = new Map<unknown, unknown>([[APP_CONFIG, { dataLocation }], [NETWORK_STATUS, { online: of(E.right(isOnline)) }]]);
  const { unmount } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <KeptTitlesNote count={count} shown={shown} />
    </ServicesProvider>,
  );
  const text = screen.queryByRole('status')?.textContent ?? null;
  unmount();
  return text;
};

it('says that a list may not be whole if not all of its titles are shown, however short it is', () => {
  expect(noteOf(2, 40)).toContain('maybe not all 40');
  expect(noteOf(50, 120)).toContain('maybe not all 120');
  expect([noteOf(40, 40), noteOf(null, 40), noteOf(2, 40, 'browser'), noteOf(2, 40, 'server', true)]).toEqual([null, null, null, null]);
});
