import type { ComponentType } from 'react';
import type { ImportNoticeProps } from '#ui/features/settings/import/import-notice.tsx';
import type { FoundNoticeProps } from '#ui/shell/notices/member-notices.tsx';

/** Loads the page of the import. The start names this file only, so that it stays small for everybody who never imports. */
export const loadImportPage = async (): Promise<ComponentType> => (await import('#ui/features/settings/import/import-page.tsx')).ImportPage;

/** Loads what runs an import on other pages. */
export const loadImportNotice = async (): Promise<ComponentType<ImportNoticeProps>> =>
  (await import('#ui/features/settings/import/import-page.tsx')).ImportNotice;

/** Loads what looks for entries without a title on other pages. */
export const loadFoundNotice = async (): Promise<ComponentType<FoundNoticeProps>> =>
  (await import('#ui/features/settings/import/import-page.tsx')).FoundNotice;
