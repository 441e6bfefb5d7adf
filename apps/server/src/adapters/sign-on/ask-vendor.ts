import { z } from 'zod';
import { SignOnFault } from './sign-on.ts';

export type VendorFetch = (
  address: string,
  sent?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

/** Asks a vendor by JSON for something of this shape; whatever else comes back is a refusal, told in its own words. */
export async function askVendor<T extends z.ZodType>(
  fetch: VendorFetch,
  shape: T,
  address: URL,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<z.infer<T>> {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(address.href, { ...sent, headers: { ...headers, 'content-type': 'application/json' } });
  const text = (await answer.text()).slice(0, 100_000);
  const read = shape.safeParse(parsed(text));
  // Neither the address nor the body: they hold keys.
  if (!answer.ok || !read.success)
    throw new SignOnFault('refused', `${address.pathname} ${answer.status}: ${wordsOf(text)}`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const zWords = z.looseObject({
  errcode: z.number().optional(),
  errmsg: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

function wordsOf(text: string): string {
  const { errcode, errmsg, code, message } = zWords.safeParse(parsed(text)).data ?? {};
  return [errcode, errmsg, code, message]
    .filter((word) => word !== undefined)
    .join(' ')
    .slice(0, 200);
}
