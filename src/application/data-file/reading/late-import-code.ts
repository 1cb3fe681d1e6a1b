/**
 * The code that a page loads for an import: matching, planning, and reading for browsers without the worker. In one file, because the entry
 * of the app names every file.
 */
export { readFileContents } from './file-contents';
export { importOfRows } from '#application/imports/service-import';
