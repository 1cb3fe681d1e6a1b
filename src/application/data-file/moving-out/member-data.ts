/** What members load to take their data along and to bring it back. */
export { readMemberExport } from './member-export';
export { memberExportParts } from './member-export-parts';
export { restoreOwnData } from './restore-own-data';
