import type { ModalName } from '#application/shell/modal-machine';

/** Loads the code of a modal, so that it opens without the network. Rejects if it cannot be loaded. */
export const preloadModal = async (name: ModalName): Promise<void> => {
  const { loadModalPart } = await import('./modal-host');
  await loadModalPart(name);
};
