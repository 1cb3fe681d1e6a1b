import { diary } from './scenes/diary';
import { entries } from './scenes/entries';
import { files } from './scenes/files';
import { items } from './scenes/items';
import { listNames } from './scenes/list-names';
import { lists } from './scenes/lists';
import { profile } from './scenes/profile';
import { reading } from './scenes/reading';
import { serverOnly } from './scenes/server-only';
import type { Attempt, FileAttempt } from './attempt';
import type { Case } from './scene';

/** Everything that the rules for documents have to grant and refuse. */
export const documentCases = [...reading, ...profile, ...entries, ...listNames, ...lists, ...items, ...diary, ...serverOnly] as ReadonlyArray<Case<Attempt>>;

/** Everything that the rules for files have to grant and refuse. */
export const fileCases: ReadonlyArray<Case<FileAttempt>> = files;
