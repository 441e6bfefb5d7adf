/**
 * What a person does on the page that an identity system shows: follows the link of his name, or refuses by ''. Where he is
 * known at once there is no page. Returns the address he is sent back to.
 */
export async function proveAt(address: string, person: string): Promise<URL> {
  const shown = await fetch(address, { redirect: 'manual' });
  const atOnce = shown.headers.get('location');
  if (atOnce) return new URL(atOnce);
  const page = await shown.text();
  if (!shown.ok) throw new Error(`the identity system refused: ${page}`);
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const link = links.find((one) => new URL(one, address).searchParams.get('person') === person);
  const chosen = await fetch(new URL(link ?? '', address), { redirect: 'manual' });
  return new URL(chosen.headers.get('location') ?? '');
}
