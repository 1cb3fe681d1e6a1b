/** What members open over posters, in one file: the shortcuts of a keyboard, or the button of a phone. */
export { ShortcutsModal } from '#ui/features/lists/card-actions/shortcuts-modal.tsx';
export { PosterButton } from './poster-button';
