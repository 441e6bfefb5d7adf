import type { LookupFunction } from 'node:net';
import { Resolver } from 'node:dns/promises';
import { request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { z } from 'zod';
import { type HostAnswer, type HostFailure, HostFault, type HostProbe } from './host-probe.ts';
import { isPublicAddress } from './public-address.ts';

const dnsMs = 3000;
const answerMs = 5000;
const longestAnswer = 2_000_000;
const path = '/api/ShopHostUrlMapTemplate/GetList';

/** DNS has no such name, or the name no such record. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);
const certificateFaults: Readonly<Record<string, HostFailure>> = {
  CERT_HAS_EXPIRED: 'certificateExpired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateOfOther',
};

interface ProbeOptions {
  /** "address:port" of the name servers to ask; those of the machine where none is named. */
  servers?: readonly string[];
  port?: number;
  /** Authorities that are trusted beside those of Node. */
  ca?: string;
  /** Calls whatever address a name has. */
  takesInner?: boolean;
}

/** Asks DNS and the host itself. */
export function createDnsProbe({ servers = [], port = 443, ca, takesInner = false }: ProbeOptions = {}): HostProbe {
  const resolver = new Resolver({ timeout: dnsMs, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const found = async <T>(records: Promise<T[]>): Promise<T[]> =>
    records.catch((error: NodeJS.ErrnoException) => {
      if (nothingThere.has(error.code ?? '')) return [];
      throw new HostFault(error.code ?? error.message);
    });
  return {
    txt: async (name) => (await found(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (host) =>
      (await Promise.all([found(resolver.resolve4(host)), found(resolver.resolve6(host))])).flat(),
    ask: async (host, address) => {
      if (!takesInner && !isPublicAddress(address)) return { kind: 'unreachable', reason: 'notPublic' };
      return askShop({ host, address, port, ca });
    },
  };
}

function askShop({
  host,
  address,
  port,
  ca,
}: {
  host: string;
  address: string;
  port: number;
  ca: string | undefined;
}): Promise<HostAnswer> {
  // The address that was looked at, not what the name has a moment later.
  const lookup: LookupFunction = (_name, options, done) => {
    const family = address.includes(':') ? 6 : 4;
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve) => {
    const body = JSON.stringify({ timestamp: 0 });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(
      { host, port, path, method: 'POST', headers, lookup, agent: false, ...(ca && { ca }) },
      (response) => {
        const certificate = (response.socket as TLSSocket).getPeerCertificate();
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length <= longestAnswer) chunks.push(chunk);
          else call.destroy();
        });
        response.on('end', () => {
          const companyId = companyIn(Buffer.concat(chunks).toString());
          resolve(
            companyId === undefined
              ? { kind: 'other' }
              : { kind: 'shop', companyId, certificateUntil: new Date(certificate.valid_to) },
          );
        });
      },
    );
    const abort = setTimeout(() => call.destroy(new Error('no answer in time')), answerMs);
    call.on('error', (error: NodeJS.ErrnoException) => resolve({ kind: 'unreachable', reason: failureOf(error) }));
    // After the answer this changes nothing any more.
    call.on('close', () => {
      clearTimeout(abort);
      resolve({ kind: 'other' });
    });
    call.end(body);
  });
}

function failureOf({ code = '' }: NodeJS.ErrnoException): HostFailure {
  const known = certificateFaults[code];
  if (known) return known;
  return /CERT|SIGNATURE|ISSUER/.test(code) ? 'certificateUntrusted' : 'noConnection';
}

const zShop = z.object({ resultData: z.object({ companyTempList: z.array(z.object({ companyId: z.string() })) }) });

function companyIn(text: string): string | undefined {
  try {
    return zShop.parse(JSON.parse(text)).resultData.companyTempList[0]?.companyId;
  } catch {
    return undefined;
  }
}
