import { earlyCodes } from '@jicai/domain/errors/early-codes.ts';
import type { Envelope } from '@jicai/contract/wire/envelope.ts';
import type { AnswerOf, BodyOf, Path } from '@jicai/contract/index.ts';
import type { UploadKind } from '@jicai/domain/files/upload-kinds.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { takeEarlyAnswer } from './early-call.ts';
import { Fault, Refusal } from './faults.ts';
import { useSession } from '../session/session.ts';
import { reportSessionLost } from '../session/session-lost.ts';
import type { SilentPath } from './silent-calls.ts';
import { siteHost } from './site-host.ts';

/** Spec section 9. */
const timeLimitMs = 20_000;
/** A file gets the time of a slow line on top: 100 kB a second. */
const uploadMsOf = (file: File) => timeLimitMs + file.size / 100;

/** What a screen sends: the parsed body, where pageSize may be left to its default. companyUrl is added here. */
export type SentBody<P extends Path> =
  BodyOf<P> extends { pageSize: number } ? Omit<BodyOf<P>, 'pageSize'> & { pageSize?: number } : BodyOf<P>;

interface PostOptions<P extends Path> {
  /** Aborts the call; TanStack Query hands one to every queryFn. */
  signal?: AbortSignal;
  /** No red toast on a transport or HTTP error: for the calls of silent-calls.ts alone. */
  isQuiet?: P extends SilentPath ? boolean : never;
  /** The page is being left: the browser sends it all the same. For small bodies. */
  isLeaving?: boolean;
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  isQuiet?: boolean | undefined;
  isLeaving?: boolean | undefined;
  limitMs?: number;
}

/**
 * The only function that calls the server. Returns `{ resultData, … }` with the extra fields of the path (totalCount …).
 * Before a sensitive act the password may be asked for again; then the call is sent once more. Throws {@link Refusal} when success is false, after the blocking alert if the session is lost (code signedOut), and {@link Fault} on a transport or
 * HTTP error, after a red toast of 5 s (spec section 8).
 */
export async function post<P extends Path>(
  path: P,
  body: SentBody<P>,
  options: PostOptions<P> = {},
): Promise<AnswerOf<P>> {
  const { token } = useSession.getState();
  const envelope = await send(path, { companyUrl: siteHost, ...(body as object) }, token, options);
  if (envelope.errorCode === earlyCodes.passwordNeeded && (await isPasswordTyped())) return post(path, body, options);
  return answerOf<P>(envelope, token);
}

/** Few calls are sensitive, so what asks is loaded with the first of them. */
const isPasswordTyped = async () => (await import('../session/ask-password.ts')).askPassword();

/**
 * Sends a file to File/Upload, with the same answers and errors as {@link post}; `fields` as the contract names them.
 */
export async function uploadFile(
  file: File,
  fields: { bizType: UploadKind; uploadTicket?: string },
  options: PostOptions<'/api/File/Upload'> = {},
): Promise<AnswerOf<'/api/File/Upload'>> {
  const { token } = useSession.getState();
  const form = new FormData();
  for (const [name, value] of Object.entries({ companyUrl: siteHost, ...fields }))
    if (value) form.append(name, String(value));
  form.append('file', file);
  const envelope = await send('/api/File/Upload', form, token, { ...options, limitMs: uploadMsOf(file) });
  return answerOf<'/api/File/Upload'>(envelope, token);
}

function answerOf<P extends Path>(envelope: Envelope, token: string): AnswerOf<P> {
  if (envelope.success) {
    // The server checks every answer against the contract before it sends it.
    return envelope as unknown as AnswerOf<P>;
  }
  if (envelope.errorCode === earlyCodes.signedOut) reportSessionLost(token, envelope.errorMsg, logOut);
  throw new Refusal(envelope.errorCode, envelope.errorMsg, envelope.errorData, envelope);
}

/** Passed as an argument to the functions that end a session: this file imports them, so they cannot import it. */
export const logOut = () => post('/api/Account/Logout', {}, { isQuiet: true });

async function send(
  path: string,
  body: object | FormData,
  token: string,
  { signal, isQuiet, isLeaving = false, limitMs = timeLimitMs }: SendOptions,
): Promise<Envelope> {
  const limit = AbortSignal.timeout(limitMs);
  const isForm = body instanceof FormData;
  const sent = isForm ? body : JSON.stringify(body);
  try {
    const early = await takeEarlyAnswer(path, sent, token);
    if (early) return await readEnvelope(early);
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authtoken: token, 'X-Token': token }),
      },
      body: sent,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      credentials: 'same-origin',
      keepalive: isLeaving,
    });
    return await readEnvelope(response);
  } catch (cause) {
    // The caller has aborted the call: no error.
    if (signal?.aborted) throw cause;
    const fault = cause instanceof Fault ? cause : new Fault(transportText(limit), { cause });
    if (!isQuiet) toast.error(fault.message);
    throw fault;
  }
}

const transportText = (limit: AbortSignal) =>
  limit.aborted ? '请求超时，请稍后重试' : '网络连接失败，请检查网络后重试';

async function readEnvelope(response: Response): Promise<Envelope> {
  const envelope: Envelope | null = await response.json().catch(nullIfNotJson);
  if (!response.ok) throw new Fault(envelope?.errorMsg || `系统繁忙，请稍后重试（${response.status}）`);
  if (typeof envelope?.success !== 'boolean') throw new Fault('系统繁忙，请稍后重试');
  return envelope;
}

/** A proxy may send a page instead of JSON: then null. Other errors, such as a broken connection, are rethrown. */
function nullIfNotJson(cause: unknown): null {
  if (cause instanceof SyntaxError) return null;
  throw cause;
}
