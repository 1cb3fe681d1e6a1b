/** Makes the browser download `text` as a JSON file called `name`. */
export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked in a later task: the browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(url));
};
