/** Parts that members open over posters, in one file: the help for keys, and the button of a phone. */
export { ShortcutsModal } from '#ui/features/lists/shortcuts/shortcuts-modal.tsx';
export { PosterButton } from './poster-button';
