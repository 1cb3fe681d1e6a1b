import { defer, from, switchMap } from 'rxjs';
import { afterAll } from 'vitest';
import { restBanners } from '#adapters/firebase/rest/rest-banners';
import { keepsBannerRepositoryContract } from '#domain/banners/banner-repository.contract';
import { removeAsServer, writeAsServer } from './admin-changes';
import { settings } from './emulator-settings';

const PATH = 'settings/banners';

keepsBannerRepositoryContract('restBanners on the emulator', (content) => {
  const { watch } = restBanners(settings());
  const written = defer(() => from(content === null ? removeAsServer(PATH) : writeAsServer(PATH, { schemaVersion: 1, ...content })));
  return { watch: written.pipe(switchMap(() => watch)) };
});

afterAll(() => writeAsServer(PATH, { schemaVersion: 1, content: [] }));
