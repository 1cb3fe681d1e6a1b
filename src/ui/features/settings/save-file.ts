/** Makes the browser download `content` as a file called `name`. @param type media type of a text. */
export const saveFile = (name: string, content: string | Blob, type = 'application/json'): void => {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked in a later task: the browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(url));
};
