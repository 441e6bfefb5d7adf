/** Has the browser keep a file; its link is answered as an attachment, so the page stays. */
export function saveFile(fileUrl: string): void {
  const link = document.createElement('a');
  link.href = fileUrl;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
