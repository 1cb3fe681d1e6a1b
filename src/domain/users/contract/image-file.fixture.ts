import type { ImageFile, ImageType } from '#domain/users/pictures/avatars';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEXMiCIZ9QFZAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC';
const JPEG =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgExL//2Q==';

/** Returns the image followed by zeros up to `length` bytes, which decoders ignore. */
const toFile = (base64: string, type: ImageType, length = 0): ImageFile => {
  const image = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const bytes = new Uint8Array(Math.max(length, image.length));
  bytes.set(image);
  return { bytes, type };
};

/** Returns an orange PNG of 8 by 8 px. @param length size of the file in bytes, if larger than the image. */
export const pngFile = (length?: number): ImageFile => toFile(PNG, 'image/png', length);

/** Returns a blue JPEG of 8 by 8 px. @param length size of the file in bytes, if larger than the image. */
export const jpegFile = (length?: number): ImageFile => toFile(JPEG, 'image/jpeg', length);
