import type { Title } from '#domain/catalogue/title';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import type { ModelTitle, TasteModel } from './taste-model';

const film = (id: number, title: string, fields: Partial<Title> = {}): ModelTitle => ({
  summary: aTitle({ id, title, year: 2003, genres: ['Crime', 'Thriller'], averageVote: 7, ...fields }), countries: ['KR'], popularity: 60,
});

/**
 * Nine titles: 1 to 4 share a director (1, 2 and 4 also a keyword), 5 a leading actor with 1, 6 only the genres of 1 and is famous, 7 and 8
 * have nothing of the others, 9 is a famous romance.
 */
export const aTasteModel = (): TasteModel => ({
  titles: [
    film(1, 'Memories of Murder'), film(2, 'Mother'), film(3, 'Okja', { genres: ['Adventure'], year: 2017 }),
    film(4, 'Parasite', { averageVote: 8.5 }),
    film(5, 'Snowpiercer', { genres: ['Science Fiction'] }), { ...film(6, 'Se7en'), popularity: 96, countries: ['US'] },
    film(7, 'Paddington', { genres: ['Family'] }), film(8, 'The Lunchbox', { genres: ['Romance'] }),
    { ...film(9, 'Titanic', { genres: ['Romance'] }), popularity: 98 },
  ],
  traits: { makers: [[0, 1, 2, 3]], cast: [[0, 4]], keywords: [[0, 1, 3], [6, 7]], collections: [] },
});
