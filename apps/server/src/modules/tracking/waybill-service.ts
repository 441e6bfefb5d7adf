import type { WaybillContract, WaybillNumbers, WaybillParty } from '../../adapters/tracking/waybill-numbers.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { selectTrackServices } from './track-services.store.ts';
import { type ContractKey, selectContracts, selectSender } from './waybill-contracts.store.ts';
import { senderFault, senderOf } from './waybill-sender.ts';

/** Who gives out numbers: the shop's own connection with its secret; undefined where nobody does. */
async function findNumbers(ctx: Ctx): Promise<WaybillNumbers | undefined> {
  const used = (await selectTrackServices(ctx)).find(({ isEnabled }) => isEnabled);
  if (!used) return undefined;
  try {
    return ctx.deps.tracking.openNumbers(used.provider, { settings: used.settings });
  } catch {
    return undefined;
  }
}

export const canGiveNumbers = async (ctx: Ctx): Promise<boolean> => (await findNumbers(ctx)) !== undefined;

/** Couriers of which a supplier can be given numbers. */
export async function listNumberedCouriers(ctx: Ctx, supplierId: string): Promise<string[]> {
  const contracts = await selectContracts(ctx, supplierId);
  if (contracts.length === 0 || !(await canGiveNumbers(ctx))) return [];
  return contracts.filter(isUsable).map(({ logisticsCode }) => logisticsCode);
}

const isUsable = ({ settings }: { settings: WaybillContract }) => typeof settings['partnerId'] === 'string';

export interface OpenContract {
  service: WaybillNumbers;
  contract: WaybillContract;
}

/** Refused in words where the shop has no service, or the supplier no contract with this courier. */
export async function openContract(ctx: Ctx, { supplierId, logisticsCode }: ContractKey): Promise<OpenContract> {
  const service = await findNumbers(ctx);
  if (!service) throw refuse.failed({ text: '商城没有连接取号服务，请在物流跟踪里填写快递100的授权 secret' });
  const found = (await selectContracts(ctx, supplierId)).find((one) => one.logisticsCode === logisticsCode);
  if (!found || !isUsable(found)) throw badField('logisticsCode', '发货方没有这家快递公司的面单账号');
  return { service, contract: found.settings };
}

/** The supplier as the sender of a parcel; refused in words for one that does not say where it sends from. */
export async function getSender(ctx: Ctx, supplierId: string): Promise<WaybillParty> {
  const sender = await selectSender(ctx, supplierId);
  if (!sender) throw refuse.notFound();
  const fault = senderFault(sender);
  if (fault) throw refuse.failed({ text: fault });
  return senderOf(sender);
}
