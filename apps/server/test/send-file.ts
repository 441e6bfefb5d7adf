import type { Answer, TestApp } from './test-app.ts';
import { businessHost } from './test-app.ts';

export interface SentFile {
  bytes: Uint8Array;
  name?: string;
  fields?: Record<string, string>;
  token?: string | undefined;
  host?: string | undefined;
}

/** Sends a file as a browser does. */
export async function sendFile(app: TestApp, sent: SentFile): Promise<Answer<'/api/File/Upload'>> {
  const { bytes, name = 'a.png', fields = { bizType: '1' }, token, host = businessHost } = sent;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://shop/', { method: 'POST', body: form });
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/File/Upload',
    headers: { host, 'content-type': request.headers.get('content-type') ?? '', ...(token && { authtoken: token }) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { ...response.json<Answer<'/api/File/Upload'>>(), status: response.statusCode };
}
