import { hostStates } from '@jicai/domain/shop/shop-hosts.ts';
import { z } from 'zod';
import { command } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint } from '../wire/endpoint.ts';

const access = { ops: 'ops.host.edit' } as const;
const zHost = z.string().trim().max(300);

/** Addresses the shop answers at (docs/domain/decisions.md §1a). */
export const hostsOps = {
  '/api/OpsHost/GetList': endpoint({
    access,
    body: z.object({}),
    result: z.object({
      hosts: z.array(
        z.object({
          host: z.string(),
          hostState: zCode(hostStates),
          /** The caller came by it. */
          isCurrent: z.boolean(),
          /** What DNS must say before it is used; absent for one that came with the shop. */
          proof: z.object({ name: z.string(), value: z.string() }).optional(),
          /** '' until it was proved. */
          proveTime: z.string(),
        }),
      ),
      /** ICP备案号 of the footer as it is published; '' for none. */
      icpNo: z.string(),
      isIcpNoValid: z.boolean(),
    }),
  }),
  /** Asks for a host; it is used once DNS proves that the shop rules it. A host that is there already stays as it is. */
  '/api/OpsHost/Add': endpoint({
    access,
    body: command({ host: zHost }),
    result: z.object({ host: z.string() }),
    requestId: 'required',
  }),
  /** Looks for the proof in DNS and takes the host into use where it stands there; '4' says what was found instead. */
  '/api/OpsHost/Prove': endpoint({
    asksPassword: true,
    access,
    body: command({ host: zHost }),
    result: z.object({ host: z.string() }),
    requestId: 'required',
  }),
  /** Whether the host leads here: its addresses, its certificate, whose shop answers. */
  '/api/OpsHost/Check': endpoint({
    access,
    body: command({ host: zHost }),
    result: z.object({ isOk: z.boolean(), text: z.string(), addresses: z.array(z.string()) }),
    requestId: 'required',
  }),
  /** '4' for the one the caller came by, and for the last. */
  '/api/OpsHost/Remove': endpoint({
    asksPassword: true,
    access,
    body: command({ host: zHost }),
    result: z.object({}),
    requestId: 'required',
  }),
};
