import { deletedLists } from './cases/deleted-lists';
import { diary } from './cases/diary';
import { entries } from './cases/entries';
import { files } from './cases/files';
import { reservedIds } from './cases/ids-reserved-by-firestore';
import { items } from './cases/items';
import { jointLists } from './cases/joint-lists';
import { listNames } from './cases/list-names';
import { lists } from './cases/lists';
import { profile } from './cases/profile';
import { profileTexts } from './cases/profile-texts';
import { reading } from './cases/reading';
import { serverOnly } from './cases/server-only';
import { unmatchedRows } from './cases/unmatched-rows';
import { viewingDays } from './cases/viewing-days';
import { viewingRatings } from './cases/viewing-ratings';
import type { Attempt, FileAttempt } from './rules-attempt';
import type { Case } from './case-builder';

/** All cases of `firestore.rules`. */
export const documentCases = [
  ...reading,
  ...profile,
  ...profileTexts,
  ...entries,
  ...listNames,
  ...lists,
  ...deletedLists,
  ...jointLists,
  ...items,
  ...diary,
  ...viewingDays,
  ...viewingRatings,
  ...reservedIds,
  ...unmatchedRows,
  ...serverOnly,
] as ReadonlyArray<Case<Attempt>>;

/** All cases of `storage.rules`. */
export const fileCases: ReadonlyArray<Case<FileAttempt>> = files;
