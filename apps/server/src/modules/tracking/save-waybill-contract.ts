import { logisticsName } from '@jicai/domain/orders/logistics.ts';
import { clearedSecretNames, type ProviderValues, typedSecrets } from '@jicai/domain/shop-side/provider-form.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import {
  numberedLogistics,
  waybillContractFaults,
  waybillContractFields,
} from '@jicai/domain/tracking/waybill-contracts.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { keptSecrets, shownValues, withoutSecrets, withTyped } from '../../provider-settings.ts';
import { writeAudit } from '../audit/index.ts';
import { canGiveNumbers } from './waybill-service.ts';
import {
  type ContractKey,
  countOpenNumbers,
  deleteContract,
  lockSupplier,
  selectContracts,
  selectSender,
  upsertContract,
} from './waybill-contracts.store.ts';
import { senderFault } from './waybill-sender.ts';

const nameOf = (code: string) => logisticsName(code) ?? code;
const subjectOf = ({ supplierId, logisticsCode }: ContractKey) =>
  `waybillContract ${supplierId} ${nameOf(logisticsCode)}`;

/** A supplier's contracts with couriers, with what may be shown of them; refused as notFound for no supplier of the shop. */
export async function listContracts(ctx: Ctx, supplierId: string) {
  const [sender, contracts, hasService] = await Promise.all([
    selectSender(ctx, supplierId),
    selectContracts(ctx, supplierId),
    canGiveNumbers(ctx),
  ]);
  if (!sender) throw refuse.notFound();
  return {
    hasService,
    senderFault: senderFault(sender) ?? '',
    contracts: contracts.map(({ logisticsCode, settings, updatedAt }) => ({
      logisticsCode,
      logisticsName: nameOf(logisticsCode),
      values: shownValues(waybillContractFields, settings),
      keptSecrets: keptSecrets(waybillContractFields, settings),
      updateTime: shanghaiTime(updatedAt),
    })),
  };
}

/** Sets a contract; an empty secret keeps the one that is there, but for those that are cleared. Refused as outdated for another time than was read, badInput at the field. */
export async function saveContract(
  ctx: SignedInCtx,
  {
    supplierId,
    logisticsCode,
    values,
    clearedSecrets: cleared,
    updateTime,
  }: ContractKey & { values: ProviderValues; clearedSecrets: readonly string[]; updateTime: string },
) {
  if (!numberedLogistics.some((one) => one.logisticsCode === logisticsCode))
    throw badField('logisticsCode', '请选择快递公司');
  const held = await lockContract(ctx, { supplierId, logisticsCode });
  if ((held ? shanghaiTime(held.updatedAt) : '') !== updateTime) throw refuse.outdated();
  const kept = keptSecrets(waybillContractFields, held?.settings);
  const stored = withoutSecrets(waybillContractFields, held?.settings ?? {}, cleared);
  const [fault] = Object.entries(waybillContractFaults(values, keptSecrets(waybillContractFields, stored)));
  if (fault) throw badField(`values.${fault[0]}`, fault[1]);
  const settings = withTyped(waybillContractFields, values, stored);
  await upsertContract(ctx, { supplierId, logisticsCode, settings });
  await writeAudit(ctx, {
    subject: subjectOf({ supplierId, logisticsCode }),
    before: held ? shownValues(waybillContractFields, held.settings) : null,
    after: {
      ...shownValues(waybillContractFields, settings),
      newSecrets: typedSecrets(waybillContractFields, values),
      clearedSecrets: clearedSecretNames(waybillContractFields, values, { kept, cleared }),
    },
  });
  return { updateTime: shanghaiTime(ctx.now) };
}

/** Numbers that parcels left under stay. Refused as notFound where there is none, and while a number by it is open: it could not be given back any more. */
export async function removeContract(ctx: SignedInCtx, key: ContractKey): Promise<void> {
  const held = await lockContract(ctx, key);
  if (!held) throw refuse.notFound();
  const open = await countOpenNumbers(ctx, key);
  if (open > 0) throw refuse.failed({ text: `还有 ${open} 个单号没有使用或没有结果，请先用它发货或取消面单` });
  await deleteContract(ctx, key);
  await writeAudit(ctx, {
    subject: subjectOf(key),
    before: shownValues(waybillContractFields, held.settings),
    after: null,
  });
}

async function lockContract(ctx: Ctx, { supplierId, logisticsCode }: ContractKey) {
  if (!(await lockSupplier(ctx, supplierId))) throw refuse.notFound();
  return (await selectContracts(ctx, supplierId)).find((one) => one.logisticsCode === logisticsCode);
}
