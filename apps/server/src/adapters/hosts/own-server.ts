const probeMs = 3000;

/** Whether a shop answers at an address of this machine. */
export async function isShopAt(host: string, port: number): Promise<boolean> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const url = new URL('/healthz', `http://${address.includes(':') ? `[${address}]` : address}:${port}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(probeMs) });
    return ((await answer.json()) as { status?: string }).status === 'ok';
  } catch {
    return false;
  }
}
