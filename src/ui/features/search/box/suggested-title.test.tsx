import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IMAGE_URL_BUILDER } from '#application/service-keys';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { ServicesProvider } from '#ui/services.tsx';
import { SuggestedTitle } from './suggested-title';

afterEach(cleanup);

it.each([
  ['a title in its original language', { title: 'Солярис', originalTitle: null, originalLanguage: 'ru' }, 'ru'],
  ['a translated title', { title: 'Solaris', originalTitle: 'Солярис', originalLanguage: 'ru' }, null],
])('SuggestedTitle says the language of %s', (_, fields, lang) => {
  render(
    <ServicesProvider
      value={{
        get: (key) => (key === IMAGE_URL_BUILDER ? { source: () => ({ src: '/poster.jpg', srcSet: '' }) } : expect.unreachable()) as never,
      }}
    >
      <SuggestedTitle title={aTitle(fields)} typed="" />
    </ServicesProvider>,
  );
  expect(screen.getByText(fields.title, { selector: 'b' }).getAttribute('lang')).toBe(lang);
});
