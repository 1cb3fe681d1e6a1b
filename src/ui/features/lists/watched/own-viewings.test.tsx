import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ServiceKey } from '#application/service-key';
import { CLOCK } from '#application/service-keys';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import type { Viewing } from '#domain/history/viewing';
import { ServicesProvider } from '#ui/services.tsx';
import { OwnViewings } from './own-viewings';

afterEach(cleanup);

const NOW = new Date(2024, 4, 4, 12).getTime();
const services = new Map<unknown, unknown>([[CLOCK, { now: () => NOW }]]);
const open = (viewing: Viewing) => {
  const onChange = vi.fn();
  const list = (shown: Viewing) => (
    <ServicesProvider value={{ get: <T,>(key: ServiceKey<T>) => services.get(key) as T }}>
      <OwnViewings viewings={[shown]} onChange={onChange} onRemove={vi.fn()} />
    </ServicesProvider>
  );
  const { rerender } = render(list(viewing));
  fireEvent.click(screen.getByRole('button', { name: /^Change this viewing/ }));
  return { onChange, showAs: (shown: Viewing) => rerender(list(shown)) };
};
const rate = (points: string): void =>
  void fireEvent.change(screen.getByLabelText('Rating of this viewing'), { target: { value: points } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it.each(['1990-01-01', '2024-05-05'])('OwnViewings rates a viewing whose day cannot be chosen: %s', (day) => {
  const viewing = filmViewing('a', 1, onDay(day));
  const { onChange } = open(viewing);
  rate('6.5');
  save();
  expect(onChange.mock.calls).toEqual([[viewing, { kind: 'day', day }, 6.5]]);
});

it('OwnViewings changes the viewing as it was when the form was opened', () => {
  const viewing = filmViewing('a', 1, onDay('2024-05-01'));
  const { onChange, showAs } = open(viewing);
  // From another device.
  showAs({ ...viewing, ...onDay('2024-04-01'), rating: 9 });
  rate('6.5');
  save();
  expect(onChange.mock.calls).toEqual([[viewing, { kind: 'day', day: '2024-05-01' }, 6.5]]);
});
