import type { ComponentType } from 'react';

/** Loads the page of the import. The start names this file only, so that it stays small for everybody who never imports. */
export const loadImportPage = async (): Promise<ComponentType> => (await import('./import/import-page')).ImportPage;
