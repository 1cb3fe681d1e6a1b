import { afterAll } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { keepsBannerAdminContract } from '#domain/banners/banner-admin.contract';
import { openAdminTestbed } from '#domain/users/contract/admin-testbed.contract';
import { writeAsServer } from './admin-changes';
import { webTestbed } from './web-testbed';

const clear = (): Promise<void> => writeAsServer('settings/banners', { schemaVersion: 1, content: [] });

keepsBannerAdminContract('banners on the web SDK', async () => {
  await clear();
  const { ports, otherBrowser } = await openAdminTestbed(webTestbed);
  return { banners: ports.banners, asMember: (await expectRight(otherBrowser.admin)).banners };
});

afterAll(clear);
