/** The code with which members take their data along and bring it back. */
export { readAccountExport, readMemberExport } from './member-export';
export { memberExportParts } from './member-export-parts';
export { restoreOwnData } from './restore-own-data';
