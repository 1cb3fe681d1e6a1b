import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextWithIsolatedName } from './text-with-isolated-name';

describe('TextWithIsolatedName', () => {
  it.each([
    ['Good evening, Maya', 'Maya', 'Good evening, <bdi>Maya</bdi>'],
    ['Welcome, W!', 'W', 'Welcome, <bdi>W</bdi>!'],
    ['Welcome, مايا', 'مايا', 'Welcome, <bdi>مايا</bdi>'],
    ['Welcome', 'Maya', 'Welcome'],
    ['Welcome, ', '', 'Welcome, '],
  ])('isolates the last occurrence of the name: %s', (text, name, expected) => {
    expect(renderToStaticMarkup(<TextWithIsolatedName text={text} name={name} />)).toBe(expected);
  });
});
