/** Makes the browser download `text` as a file called `name`. @param type media type of the file. */
export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked in a later task: the browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(url));
};
