import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { ServicesProvider } from '#ui/services.tsx';
import { ImageModal } from './image-modal';

const images = ['The corridor', 'The roof', 'The door'].map((label) => ({ kind: 'backdrop' as const, path: `/${label}.jpg`, label }));

const shown = (): string | null => screen.getByRole('img').getAttribute('alt');
const view = (): HTMLElement => screen.getByRole('img').parentElement as HTMLElement;
const swipe = (byX: number, byY = 0, fingers = 1): void => {
  const touch = (x: number, y: number) => ({ clientX: x, clientY: y });
  fireEvent.touchStart(view(), { touches: Array.from({ length: fingers }, () => touch(200, 200)) });
  fireEvent.touchEnd(view(), { changedTouches: [touch(200 + byX, 200 + byY)] });
};

/** The part of the page that is in sight. */
let viewport = Object.assign(new EventTarget(), { scale: 1 });
const zoom = (scale: number): void => {
  viewport.scale = scale;
  act(() => void viewport.dispatchEvent(new Event('resize')));
};

beforeEach(() => {
  viewport = Object.assign(new EventTarget(), { scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
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
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

it('leaves a zoomed picture to the finger, which moves it to all sides, until it is whole again', () => {
  expect(view().style.touchAction).toBe('pan-y pinch-zoom');
  zoom(2);
  swipe(-80);
  expect([shown(), view().style.touchAction]).toEqual(['The corridor', 'auto']);
  zoom(1);
  swipe(-80);
  expect([shown(), view().style.touchAction]).toEqual(['The roof', 'pan-y pinch-zoom']);
});
