import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkedText, textParts } from './linked-text';

afterEach(cleanup);

describe('textParts', () => {
  it('returns the text around links in order', () => {
    expect(textParts('See [help](/help) or the [FAQ](/faq).')).toEqual([
      { text: 'See ', to: null },
      { text: 'help', to: '/help' },
      { text: ' or the ', to: null },
      { text: 'FAQ', to: '/faq' },
      { text: '.', to: null },
    ]);
  });

  it('returns one part for a text without links, and none for an empty text', () => {
    expect(textParts('No links [here].')).toEqual([{ text: 'No links [here].', to: null }]);
    expect(textParts('')).toEqual([]);
  });
});

describe('LinkedText', () => {
  it('renders links to pages of the app and to other sites', () => {
    render(
      <MemoryRouter>
        <LinkedText>{'[Films](/movies?from=1999) and [TMDB](https://www.themoviedb.org)'}</LinkedText>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Films' }).getAttribute('href')).toBe('/movies?from=1999');
    expect(screen.getByRole('link', { name: 'TMDB' }).getAttribute('href')).toBe('https://www.themoviedb.org');
  });
});
