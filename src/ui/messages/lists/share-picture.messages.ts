/** The picture of a list or of a year, to download and to share. */
export const SHARE_PICTURE_MESSAGES = {
  format: 'Shape of the picture',
  formats: [
    { value: 'wide', label: 'Wide' },
    { value: 'tall', label: 'Tall' },
  ],
  drawing: 'Drawing the picture',
  failed: 'The picture couldn’t be drawn. Try again.',
  retry: 'Try again',
  download: 'Download picture',
  share: 'Share picture',
  notShared: 'The picture couldn’t be shared. Download it instead.',
} as const;
