import type { ComponentType } from 'react';
import type { ImportNoticeProps } from '#ui/features/settings/import/import-notice.tsx';

/** Loads the page of the import. The start names this file only, so that it stays small for everybody who never imports. */
export const loadImportPage = async (): Promise<ComponentType> => (await import('#ui/features/settings/import/import-page.tsx')).ImportPage;

/** Loads what runs an import on other pages. */
export const loadImportNotice = async (): Promise<ComponentType<ImportNoticeProps>> =>
  (await import('#ui/features/settings/import/import-page.tsx')).ImportNotice;
