/**
 * Posts what a vendor has to tell to the address that the shop gave, on this machine whatever its host is called. Answers the
 * shop's status and text.
 */
export async function tellShop({
  url,
  body,
  headers = { 'content-type': 'application/x-www-form-urlencoded' },
}: {
  url: string;
  body: string;
  headers?: Record<string, string>;
}): Promise<{ status: number; text: string }> {
  const { pathname, port } = new URL(url);
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}
