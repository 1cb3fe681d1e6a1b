/** What a member opens over posters, in one file: on touch screens it is loaded before the first press. */
export { ShortcutsModal } from '#ui/features/lists/card-actions/shortcuts-modal.tsx';
export { PosterMenu } from './poster-menu';
export { startLongPress } from './long-press';
