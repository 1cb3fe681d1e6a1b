// Defines `marqueeShowBootError`, which shows an alert if the app's code cannot be loaded. The prerendered page stays readable.
import { BOOT_ERROR_MESSAGES } from '#ui/messages/failure.messages.ts';

let isShown = false;
window.marqueeShowBootError = () => {
  if (isShown) return;
  isShown = true;
  // Only the app would clear `data-member`, which hides the prerendered page while a member is expected.
  delete document.documentElement.dataset['member'];
  const note = document.createElement('div');
  const message = document.createElement('span');
  const button = document.createElement('button');
  note.className = 'notice-bar boot-error';
  note.setAttribute('role', 'alert');
  message.textContent = navigator.onLine ? BOOT_ERROR_MESSAGES.failed : BOOT_ERROR_MESSAGES.offline;
  button.type = 'button';
  button.className = 'btn small';
  button.textContent = BOOT_ERROR_MESSAGES.retry;
  button.addEventListener('click', () => location.reload());
  note.append(message, button);
  document.body.append(note);
};
