import type { StreamingService } from '#domain/catalogue/services/streaming-services';

const FIRST = [
  'Netflix', 'Amazon Prime Video', 'Disney Plus', 'WOW', 'Apple TV Plus', 'RTL+', 'Joyn', 'ARD Mediathek', 'ZDF', 'MUBI', 'Crunchyroll',
  'Paramount Plus', 'Sky Go', 'Arte', 'Pluto TV', 'Plex', 'Filmfriend', 'Kanopy', 'Shahid VIP', 'Curiosity Stream',
];

/** Services of a region, the best known first: their ids begin with 1. */
export const storyServices: ReadonlyArray<StreamingService> = [
  ...FIRST, ...Array.from({ length: 60 }, (_, index) => `Channel ${index + 1}`),
].map((name, index) => ({ id: index + 1, name, logoPath: `/logo-${index + 1}.jpg` }));
