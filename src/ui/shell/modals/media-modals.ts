/** Dialogs of images and videos, in one file. */
export { ImageModal } from './image-modal';
export { TrailerModal } from './trailer-modal';
