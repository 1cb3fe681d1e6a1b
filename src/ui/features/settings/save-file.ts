/** Lets the browser save a text as a file of that name. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the time that it comes back here.
  setTimeout(() => URL.revokeObjectURL(address));
};
