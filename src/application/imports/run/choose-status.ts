import type { ImportRecord, ImportStatus } from '#application/ports/import-journal';

/** Statuses that a person can choose, by the present one. An undo cannot be stopped: what it has taken back would be added again. */
const CHOICES: Readonly<Record<ImportStatus, ReadonlyArray<ImportStatus>>> = {
  running: ['paused', 'stopped', 'undoing'],
  paused: ['running', 'stopped', 'undoing'],
  done: ['undoing'],
  stopped: ['undoing'],
  undoing: [],
  undone: [],
};

/** Returns the import with the chosen status; as it is if another tab has made something else of it since it was shown. */
export const chooseStatus = (status: ImportStatus) => (record: ImportRecord): ImportRecord =>
  (CHOICES[record.status].includes(status) ? { ...record, status } : record);
