import type { S3Client } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../../config.ts';
import { type FileStorage, youngMs } from './file-storage.ts';
import { StorageFault } from './storage-fault.ts';

const [connectMs, answerMs] = [5000, 20_000];
const tries = 3;
const addressSeconds = 60;

type Place = [companyId: string, sha256: string];

/**
 * Files as objects `files/<companyId>/<sha256>` of a bucket of S3 or of a service that speaks its API. A sum is sent with each
 * object, so that what arrives damaged is refused, and what is read is compared with its name. Refusals such as 503 SlowDown
 * are tried three times. The library is loaded with the first call.
 */
export function createS3Storage(settings: S3Settings): FileStorage {
  const { bucket } = settings;
  let opened: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => (opened ??= openClient(settings));
  const named = ([companyId, sha256]: Place) => ({ Bucket: bucket, Key: `files/${companyId}/${sha256}` });

  const lookAt = (...place: Place) =>
    ask(async () => {
      const { s3, client } = await open();
      return client.send(new s3.HeadObjectCommand(named(place)));
    });
  const fetchContent = (...place: Place) =>
    ask(async () => {
      const { s3, client } = await open();
      return (await client.send(new s3.GetObjectCommand(named(place)))).Body;
    });
  return {
    write: async (companyId, sha256, bytes) => {
      await ask(async () => {
        const { s3, client } = await open();
        const ContentMD5 = createHash('md5').update(bytes).digest('base64');
        const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64');
        const sums = { ContentMD5, ChecksumSHA256 };
        await client.send(new s3.PutObjectCommand({ ...named([companyId, sha256]), ...sums, Body: bytes }));
      });
    },
    holds: async (...place) => (await lookAt(...place)) !== undefined,
    read: async (companyId, sha256) => {
      const body = await fetchContent(companyId, sha256);
      if (!body) throw new StorageFault(`${companyId}/${sha256} is not in the bucket`);
      const bytes = Buffer.from(await ask(() => body.transformToByteArray()).then((read) => read ?? []));
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new StorageFault(`${companyId}/${sha256} is damaged in the bucket`);
      return bytes;
    },
    // On Node the library's body is a stream of Node.
    open: async (...place) => (await fetchContent(...place)) as Readable | undefined,
    remove: async (...place) => {
      const found = await lookAt(...place);
      if (!found?.LastModified || found.LastModified.getTime() > Date.now() - youngMs) return;
      await ask(async () => {
        const { s3, client } = await open();
        await client.send(new s3.DeleteObjectCommand(named(place)));
      });
    },
    addressOf: async (companyId, sha256, { mediaType, disposition }) => {
      if (!settings.isDirect) return undefined;
      const { s3, client } = await open();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const as = { ResponseContentType: mediaType, ResponseContentDisposition: disposition };
      const command = new s3.GetObjectCommand({ ...named([companyId, sha256]), ...as });
      return getSignedUrl(client, command, { expiresIn: addressSeconds });
    },
  };
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey, isPathStyle }: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    maxAttempts: tries,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // The sums of our own are told above; others, sent behind the body, are not understood by every service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { s3, client };
}

/** Undefined where there is no such object. */
async function ask<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    const { name, message, $metadata: told } = error as Error & { $metadata?: { httpStatusCode?: number } };
    if (name === 'NoSuchKey' || name === 'NotFound') return undefined;
    throw new StorageFault(`${name} ${told?.httpStatusCode ?? ''}: ${message}`, { cause: error });
  }
}
