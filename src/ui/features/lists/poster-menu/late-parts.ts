/** Parts that members open over posters, in one file: the help for keys, the button of a phone, and the menu. */
export { ShortcutsModal } from '#ui/features/lists/shortcuts/shortcuts-modal.tsx';
export { PosterButton } from './poster-button';
export { PosterMenu } from './poster-menu';
