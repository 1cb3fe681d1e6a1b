// Puts what members have stored of titles with a number of the embedded catalogue under the titles' present keys:
// npm run titles:rekey -- [--find] [--uid <uid>] [--after <uid>] [--fix] [--project <id>]
// The keys come from the catalogue's table of changed keys; with --find, the rest is looked up on TMDB by IMDb id, for a site that changes
// from the embedded catalogue to TMDB (TMDB_TOKEN, TMDB_ORIGIN). Prints every change, and writes only with --fix. An interrupted run can
// be repeated, or continued with --after. Uses the project and credentials like make-admin.
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { rekeyMembers, type FormerTitle } from '#application/server/lists/rekey-members';
import type { Title } from '#domain/catalogue/title';
import { itemKey, type TitleId } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { UserId } from '#domain/users/user-id';
import { builtFiles } from '../../../catalogue/node-files';
import { firestoreTitleRekey } from '../../../functions/src/adapters/lists/firestore-title-rekey';
import { createTmdbAccess } from '../../../functions/src/tmdb/tmdb-access';
import { readTmdbAccess } from '../../tmdb-access';
import { findProject, stop } from '../project-name';

const USAGE = 'npm run titles:rekey -- [--find] [--uid <uid>] [--after <uid>] [--fix] [--project <id>]';

const uidOf = (text: string | undefined): UserId | null =>
  text === undefined ? null : UserId.is(text) ? text : stop(`${text} is not a uid. Usage: ${USAGE}`);

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        find: { type: 'boolean', default: false }, uid: { type: 'string' }, after: { type: 'string' },
        fix: { type: 'boolean', default: false }, project: { type: 'string' },
      },
    });
    return {
      uid: uidOf(values.uid), after: uidOf(values.after), isFixing: values.fix, asksTmdb: values.find,
      project:
        findProject(values.project) ??
        stop(`Where? Set VITE_FIREBASE_PROJECT in .env.deploy (docs/deploying.md), or name the project: ${USAGE}`),
    };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)} Usage: ${USAGE}`);
  }
};

const { project, uid, after, isFixing, asksTmdb } = readOptions();
const clock = { now: () => Date.now() };
const catalogue = embeddedCatalogue(builtFiles());
const { origin, token } = readTmdbAccess({ TMDB_ORIGIN: process.env['TMDB_ORIGIN'] ?? '', TMDB_TOKEN: process.env['TMDB_TOKEN'] ?? '' });
const tmdb = createTmdbAccess(origin, token ?? '', clock).catalogue;

/** Answers of TMDB by item key and stored IMDb id: members share titles, and each stores the id for the own ones. */
const answers = new Map<string, TitleId | null>();

/** Finds the title on TMDB by IMDb id: that of the embedded catalogue, else the stored one. */
const findAtTmdb = ({ id, imdbID }: FormerTitle): Answer<TitleId | null> => {
  const key = `${itemKey(id)} ${imdbID ?? ''}`;
  const known = answers.get(key);
  return known !== undefined ? TE.right(known) : pipe(
    catalogue.getImdbId(id),
    TE.map((catalogued) => catalogued ?? imdbID),
    TE.flatMap((imdbId) => (imdbId === null ? TE.right<never, ReadonlyArray<Title>>([]) : tmdb.findByImdb(imdbId))),
    TE.map((found) => found.find(({ mediaType }) => mediaType === id.mediaType) ?? null),
    TE.tap((found) => TE.fromIO(() => void answers.set(key, found))),
  );
};

const presentId = (title: FormerTitle): Answer<TitleId | null> =>
  pipe(
    catalogue.findSuccessor(title.id),
    TE.flatMap((successor) => (successor !== null || !asksTmdb ? TE.right(successor) : findAtTmdb(title))),
  );

const repository = firestoreTitleRekey({
  store: getFirestore(initializeApp({ projectId: project })),
  now: clock.now,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
const result = await rekeyMembers(repository, {
  uid, after, isFixing, presentId,
  report: (member, from, to) => console.log(`${member}: ${from} becomes ${to}`),
})();
if (E.isLeft(result)) stop(`The titles could not be read or written: ${JSON.stringify(result.left)}. Repeat the command to go on.`);
else {
  const { members, moved, unknown } = result.right;
  console.log(`Members: ${members}. Titles under a former key: ${moved}${isFixing ? ', moved' : ''}. Without another number: ${unknown}.`);
}
