import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { EndTime } from './end-time';

afterEach(cleanup);

const clock = { now: () => new Date('2026-11-20T20:00:00').getTime() };

it.each([
  ['2026-11-20', 2026, 'Ends at 21:37 if you start now'], ['2026-11-21', 2026, 'Out on 21 November 2026'],
  [null, 2026, 'Ends at 21:37 if you start now'], [null, 2027, ''],
])('a film of %s (%i) has the end time %j', (date, year, text) => {
  const { container } = render(
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => (key === CLOCK ? clock : undefined) as T }}>
      <EndTime title={aTitle({ date, year })} minutes={97} />
    </ServicesProvider>,
  );
  expect(container.textContent).toBe(text);
});
