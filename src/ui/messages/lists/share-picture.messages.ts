import { itemCountText } from './lists.messages';

/** The picture of a list in the dialog that shares it. */
export const SHARE_PICTURE_MESSAGES = {
  format: 'Shape of the picture',
  formats: [
    { value: 'wide', label: 'Wide' },
    { value: 'tall', label: 'Tall' },
  ],
  drawing: 'Drawing the picture',
  alt: (name: string): string => `Posters of the list, and its name: ${name}`,
  failed: 'The picture couldn’t be drawn. Try again.',
  retry: 'Try again',
  download: 'Download picture',
  share: 'Share picture',
  notShared: 'The picture couldn’t be shared. Download it instead.',
} as const;

/** Returns the line below the name in the picture. @param owner empty if unknown. */
export const pictureFactsText = (count: number, owner: string): string =>
  owner === '' ? itemCountText(count) : `${itemCountText(count)} · ${owner}`;
