/** Another picture has another URL, by its name or the parameter `v`, so browsers may cache the file permanently. */
export const UPLOAD_CACHE_CONTROL = 'public, max-age=31536000, immutable';
