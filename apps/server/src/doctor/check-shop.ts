import { channelTexts, type OnlineChannel } from '@jicai/domain/payments/payment-states.ts';
import { guideStepNames, guideSteps } from '@jicai/domain/shop-side/guide-steps.ts';
import { smsProviderTexts } from '@jicai/domain/sms/sms-services.ts';
import { taxProviderTexts } from '@jicai/domain/tax/tax-services.ts';
import { trackProviderTexts } from '@jicai/domain/tracking/track-services.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import { selectGuide } from '../modules/desk/index.ts';
import { askChannel, selectMerchants } from '../modules/payments/index.ts';
import { askProvider, selectSmsServices } from '../modules/sms/index.ts';
import { askConnection, selectUsedConnections, type SignOnConnection } from '../modules/sign-on/index.ts';
import { listHosts, lookAtHost } from '../modules/tenancy/index.ts';
import { askTaxService, selectTaxServices, sellerTaxNoOf } from '../modules/tax/index.ts';
import { askTrackService, selectTrackServices } from '../modules/tracking/index.ts';
import { fail, type Finding, ok, warn } from './finding.ts';

type Place = { companyId: string; deps: Deps };

/** What keeps one shop from selling: first what it holds, then what its hosts and providers answer, outside a transaction. */
export async function checkShop({ companyId, deps }: Place): Promise<Finding[]> {
  const held = await inTenantAsSystem(deps, companyId, 'doctor', readShop);
  const place = { companyId, deps };
  return [
    ...held.findings,
    ...(await Promise.all(held.hosts.map((host) => askHost(place, host)))),
    ...(await Promise.all(held.merchants.map((merchant) => askMerchant(place, merchant)))),
    ...(await Promise.all(held.senders.map((sender) => askSender(place, sender)))),
    ...(await Promise.all(held.trackers.map((tracker) => askTracker(place, tracker)))),
    ...(await Promise.all(held.issuers.map((issuer) => askIssuer(place, issuer)))),
    ...(await Promise.all(held.signOns.map((connection) => askSignOn(place, connection)))),
  ];
}

async function readShop(ctx: Ctx) {
  const guide = await selectGuide(ctx);
  const merchants = [...(await selectMerchants(ctx))].flatMap(([channel, { isEnabled, settings }]) =>
    isEnabled && channel !== 'TRANSFER' ? [{ channel, settings }] : [],
  );
  const senders = (await selectSmsServices(ctx)).filter(({ isEnabled }) => isEnabled);
  const trackers = (await selectTrackServices(ctx)).filter(({ isEnabled }) => isEnabled);
  const sellerTaxNo = await sellerTaxNoOf(ctx);
  const issuers = (await selectTaxServices(ctx))
    .filter(({ isEnabled }) => isEnabled)
    .map((issuer) => ({ ...issuer, sellerTaxNo }));
  const signOns = await selectUsedConnections(ctx);
  const { hosts, icpNo, isIcpNoValid } = await listHosts(ctx, '');
  const missing = guideStepNames.filter((step) => !guide[step]);
  return {
    hosts: hosts.filter(({ proof, proveTime }) => !proof || proveTime !== '').map(({ host }) => host),
    merchants,
    senders,
    trackers,
    issuers,
    signOns,
    findings: [
      ...missing.map((step) =>
        fail(`${guideSteps[step].title}：${guideSteps[step].text}（后台 ${guideSteps[step].path}）`),
      ),
      missing.length === 0 ? ok('品牌、商品、运费、收款和首页都已就绪') : [],
      isIcpNoValid ? ok(`ICP 备案号 ${icpNo}`) : fail('页脚没有 ICP 备案号：境内网站必须有（后台 装修 › 页脚）'),
      senders.length > 0 ? [] : warn('没有短信服务：企业不能自己注册，只能在后台新建客户；也不能用短信找回密码'),
      trackers.length > 0 ? [] : warn('没有物流跟踪：买家看不到物流进度，订单由买家确认收货或到期自动完成'),
      issuers.length > 0 ? [] : warn('没有开票服务：发票在税务平台开具后，由运营逐张登记号码、上传文件'),
      merchants.length > 0 ? [] : warn('没有在线支付：只能对公转账或账期'),
    ].flat(),
  };
}

async function askHost(place: Place, host: string): Promise<Finding> {
  const { isOk, text } = await lookAtHost(place, host);
  return (isOk ? ok : fail)(`${host}：${text}`);
}

async function askMerchant(place: Place, merchant: { channel: OnlineChannel; settings: Record<string, unknown> }) {
  const { isOk, text } = await askChannel(place, merchant);
  return (isOk ? ok : fail)(`${channelTexts[merchant.channel]}：${text}`);
}

async function askSender(place: Place, sender: Awaited<ReturnType<typeof selectSmsServices>>[number]) {
  const { isOk, text } = await askProvider(place, sender);
  return (isOk ? ok : fail)(`${smsProviderTexts[sender.provider]}短信：${text}`);
}

async function askTracker(place: Place, tracker: Awaited<ReturnType<typeof selectTrackServices>>[number]) {
  const { isOk, text } = await askTrackService(place, tracker);
  return (isOk ? ok : fail)(`${trackProviderTexts[tracker.provider]}：${text}`);
}

async function askIssuer(place: Place, issuer: Parameters<typeof askTaxService>[1]) {
  const { isOk, text } = await askTaxService(place, issuer);
  return (isOk ? ok : fail)(`${taxProviderTexts[issuer.provider]}：${text}`);
}

/** The customer's own matter: it stops nobody else. */
async function askSignOn(place: Place, connection: SignOnConnection): Promise<Finding> {
  const { isOk, text } = await askConnection(place, connection);
  return (isOk ? ok : warn)(`单点登录“${connection.name}”：${text}`);
}
