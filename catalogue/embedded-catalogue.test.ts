import { keepsCatalogueContract } from '#domain/catalogue/contract/catalogue.contract';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { builtFiles } from './node-files';

keepsCatalogueContract('embeddedCatalogue', () => embeddedCatalogue(builtFiles()), {
  movie: { id: 603, imdbId: 'tt0133093', title: 'The Matrix', year: 1999, director: 'Lana Wachowski' },
  series: { id: 1396, imdbId: 'tt0903747', title: 'Breaking Bad' },
  inCollection: { id: 11 },
});
