/** Makes the browser save a file. The server sends it as an attachment, so the page stays open. */
export function saveFile(fileUrl: string): void {
  const link = document.createElement('a');
  link.href = fileUrl;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
