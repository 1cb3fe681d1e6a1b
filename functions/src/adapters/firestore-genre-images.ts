import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as E from 'fp-ts/Either';
import { GenreImages, withGenreImages } from '#domain/genre-images/genre-image';
import type { GenreImageAdminRepository } from '#domain/genre-images/genre-image-server';
import { decode } from '#domain/shared/decode';
import type { Failure } from '#domain/shared/failure';
import { tryAdminSdk } from './admin-sdk';

const PATH = 'settings/genreImages';

const imagesIn = (document: DocumentSnapshot): E.Either<Failure, GenreImages> =>
  document.exists ? decode(GenreImages, PATH)(document.data()) : E.right({ content: [] });

/** The list of genre pictures in `settings/genreImages`. */
export const firestoreGenreImages = (store: Firestore): GenreImageAdminRepository => ({
  get: tryAdminSdk(async () => imagesIn(await store.doc(PATH).get())),
  add: (made) =>
    tryAdminSdk(() =>
      store.runTransaction(async (transaction) => {
        const document = await transaction.get(store.doc(PATH));
        const images = imagesIn(document);
        if (E.isLeft(images)) return images;
        transaction.set(document.ref, { schemaVersion: 1, content: [...withGenreImages(images.right, made).content] });
        return E.right(undefined);
      }),
    ),
});
