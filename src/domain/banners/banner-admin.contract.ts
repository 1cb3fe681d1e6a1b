import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { aborted, invalid, notFound } from '#domain/shared/failure';
import { MAX_IMAGE_BYTES, type ImageFile } from '#domain/users/pictures/avatars';
import { CONTRACT_TIMEOUT_MS } from '#domain/users/contract/backend.contract';
import { jpegFile, pngFile } from '#domain/users/contract/image-file.fixture';
import type { BannerAdmin } from './banner-admin';
import { newBannerName } from './banner-name';

export type BannerTestbed = {
  /** Banners as an admin changes them; none at first. */
  readonly banners: BannerAdmin;
  /** The same banners as a member asks for changes. */
  readonly asMember: BannerAdmin;
};

const upload = (activate = false) => ({ activate, onProgress: () => undefined, signal: new AbortController().signal });
const svg: ImageFile = { bytes: new TextEncoder().encode('<svg onload="x"/>'), type: 'image/png' };
const empty: ImageFile = { bytes: new Uint8Array(), type: 'image/png' };
const truncated: ImageFile = { bytes: pngFile().bytes.slice(0, 60), type: 'image/png' };

/** @param make creates banners for one test. */
export const keepsBannerAdminContract = (name: string, make: () => Promise<BannerTestbed>): void => {
  const open = async () => {
    const testbed = await make();
    const list = async () => (await expectRight(testbed.banners.list)).content;
    return { ...testbed, list, states: async () => (await list()).map(({ active }) => active) };
  };
  describe(`${name}: BannerAdmin contract`, { timeout: CONTRACT_TIMEOUT_MS }, () => {
    it('add stores a picture under a generated name, reports progress up to 1 and answers a message', async () => {
      const { banners, list } = await open();
      const parts: number[] = [];
      expect(await expectRight(banners.add(pngFile(), { ...upload(), onProgress: (part) => parts.push(part) }))).toMatch(/\w/);
      const [banner] = await list();
      expect([banner?.name, banner?.active, banner?.url === '', parts.at(-1)]).toEqual([
        expect.stringMatching(/^banner-\d{13}-[0-9a-f]{16}$/),
        false, false, 1,
      ]);
    });

    it('at most one banner is active', async () => {
      const { banners, list, states } = await open();
      for (const file of [pngFile(), jpegFile()]) await expectRight(banners.add(file, upload(true)));
      expect(await states()).toEqual([true, false]);
      const names = (await list()).map((banner) => banner.name);
      await expectRight(banners.activate(names[1] ?? ''));
      expect(await states()).toEqual([false, true]);
      await expectRight(banners.deactivate(names[1] ?? ''));
      expect(await states()).toEqual([false, false]);
    });

    it('remove removes a banner, also twice; unknown banners cannot be activated', async () => {
      const { banners, list } = await open();
      await expectRight(banners.add(pngFile(), upload()));
      const [banner] = await list();
      for (let time = 0; time < 2; time += 1) await expectRight(banners.remove(banner?.name ?? ''));
      expect(await list()).toEqual([]);
      const unknown = newBannerName(Date.now(), '0123456789abcdef');
      expect(await banners.activate(unknown)()).toMatchObject({ left: { _tag: 'not-found' } });
      expect(await banners.deactivate(unknown)()).toMatchObject({ left: { _tag: 'not-found' } });
    });

    it('add refuses files that are too large or not pictures, and a cancelled upload', async () => {
      const { banners, list } = await open();
      expect(await banners.add(pngFile(MAX_IMAGE_BYTES + 1), upload())()).toEqual(E.left(invalid('image', 'image-too-large')));
      expect(await banners.add(empty, upload())()).toEqual(E.left(invalid('image', 'not-an-image')));
      for (const file of [svg, truncated])
        expect([invalid('image', 'not-an-image'), notFound('image')]).toContainEqual(
          await banners
            .add(file, upload())()
            .then((answer) => (E.isLeft(answer) ? answer.left : null)),
        );
      expect(await banners.add(pngFile(), { ...upload(), signal: AbortSignal.abort() })()).toEqual(E.left(aborted));
      expect(await list()).toEqual([]);
    });

    it('members change nothing', async () => {
      const { banners, asMember, list } = await open();
      await expectRight(banners.add(pngFile(), upload()));
      const before = await list();
      const changed = before[0]?.name ?? '';
      for (const change of [asMember.add(pngFile(), upload(true)), asMember.activate(changed), asMember.remove(changed)])
        expect(await change()).toMatchObject({ left: { _tag: 'forbidden' } });
      expect(await list()).toEqual(before);
    });
  });
};
