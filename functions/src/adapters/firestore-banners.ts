import type { Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { BannerSettings } from '#domain/banners/banner';
import type { BannerAdminRepository } from '#domain/banners/banner-admin-repository';
import { decode } from '#domain/shared/decode';
import { tryAdminSdk } from './admin-sdk';

const PATH = 'settings/banners';

/** Banner settings in `settings/banners`; an equal result is not written. */
export const firestoreBanners = (store: Firestore): BannerAdminRepository => ({
  update: (edit) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const document = await transaction.get(store.doc(PATH));
        const before = document.exists ? decode(BannerSettings, PATH)(document.data()) : E.right<never, BannerSettings>({ content: [] });
        if (E.isLeft(before)) return before;
        const after = edit(before.right);
        if (E.isLeft(after)) return after;
        if (JSON.stringify(after.right) !== JSON.stringify(before.right))
          transaction.set(document.ref, { schemaVersion: 1, content: [...after.right.content] });
        return E.right({ before: before.right, after: after.right });
      }),
    ),
});
