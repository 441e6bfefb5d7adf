/** The shop that is this worker's own (shops.setup.ts): workers are counted from nought. */
export const shopPort = (): number => Number(ofWorker('SHOP_PORTS'));
/** Its data folder. */
export const shopFolder = (): string => ofWorker('SHOP_FOLDERS');

function ofWorker(name: 'SHOP_PORTS' | 'SHOP_FOLDERS'): string {
  const all = (process.env[name] ?? '').split(',');
  return all[Number(process.env['TEST_PARALLEL_INDEX']) % all.length] ?? '';
}

/** Calls the API as the shop's back office does. */
export async function callApi(path: string, body: unknown, options: { token?: string; host?: string } = {}) {
  const response = await fetch(`http://127.0.0.1:${shopPort()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token && { authtoken: options.token }),
    },
    body: JSON.stringify({ companyUrl: options.host, ...(body as object) }),
  });
  return (await response.json()) as { success: boolean; errorCode: string; errorMsg: string; resultData: never };
}
