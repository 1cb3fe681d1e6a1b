import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { ImageModal } from './image-modal';

const images = ['The corridor', 'The roof', 'The door'].map((label) => ({ kind: 'backdrop' as const, path: `/${label}.jpg`, label }));

const shown = (): string | null => screen.getByRole('img').getAttribute('alt');
const swipe = (byX: number, byY = 0, fingers = 1): void => {
  const view = screen.getByRole('img').parentElement as HTMLElement;
  const touch = (x: number, y: number) => ({ clientX: x, clientY: y });
  fireEvent.touchStart(view, { touches: Array.from({ length: fingers }, () => touch(200, 200)) });
  fireEvent.touchEnd(view, { changedTouches: [touch(200 + byX, 200 + byY)] });
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() { this.open = true; };
  render(
    <ServicesProvider
      value={{
        get: (key) => (key === IMAGE_URL_BUILDER ? { source: () => ({ src: '/a.jpg', srcSet: '' }) } : expect.unreachable()) as never,
      }}
    >
      <ImageModal properties={{ images, first: 0 }} open onClose={() => undefined} />
    </ServicesProvider>,
  );
});
afterEach(cleanup);

it('goes to the neighbours of a picture by swipes, from the last to the first', () => {
  expect(shown()).toBe('The corridor');
  swipe(-80);
  expect(shown()).toBe('The roof');
  swipe(80);
  swipe(80);
  expect(shown()).toBe('The door');
});

it.each([
  ['a short movement', -40, 0, 1],
  ['scrolling', -80, 100, 1],
  ['two fingers', -80, 0, 2],
])('stays at the picture on %s', (_, x, y, fingers) => {
  swipe(x, y, fingers);
  expect(shown()).toBe('The corridor');
});
