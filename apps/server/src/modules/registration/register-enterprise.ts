import { type CodeTo, smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import {
  afterRegisterMove,
  type RegisterState,
  registerStates,
  type TicketState,
  ticketStates,
} from '@jicai/domain/people/registration.ts';
import { bankPair } from '@jicai/domain/people/enterprise-form.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { createApplicant, isTaxNoUsed } from '../accounts/index.ts';
import { readCodeTo, setFirstPassword, takeCode } from '../auth/index.ts';
import { recordConsents } from '../consents/index.ts';
import { claimFiles, findUploadTicket, issueUploadTicket, unclaimFiles, ticketLimits } from '../files/index.ts';
import { tellShop } from '../messages/index.ts';
import { findAreaPath } from '../reference/index.ts';
import { consentsOf } from './consents-of.ts';
import { firstOwnerOf, type Registration, requireCode } from './register-member.ts';
import {
  insertRegistration,
  lockRegistrationOf,
  type RegistrationRow,
  selectUseOf,
  selectTaxNoHolder,
  updateRegistration,
} from './registrations.store.ts';

type Edited = BodyOf<'/api/Account/EditRegister'>['data'];
type Enterprise = Edited['enterprise'];

/** Trades a code for a ticket; refused as mobileTaken or mailTaken when an account in order has proved the same. */
export async function openTicket(ctx: Ctx, { to, smsCode }: { to: CodeTo; smsCode: string }) {
  await takeCode(ctx, { to, scene: smsScenes.register, smsCode });
  const use = await selectUseOf(ctx, to);
  const registerState: TicketState = use?.registerState ?? ticketStates.none;
  if (use && (registerState === ticketStates.none || registerState === registerStates.approved))
    throw to.email === undefined ? refuse.mobileTaken() : refuse.mailTaken();
  const uploadTicket = await issueUploadTicket(ctx, to);
  return { uploadTicket, expireSec: ticketLimits.lifeMs / 1000, filesLeft: ticketLimits.files, registerState };
}

/**
 * An account that waits, and what the shop has to review. Sent twice from the same mobile or mailbox with the same account and
 * credit code it is answered twice and done once (docs/domain/decisions.md §7). Refused as wrongCode at smsCode, accountTaken, mobileTaken,
 * mailTaken, weakPassword, enterpriseTaken.
 */
export async function registerEnterprise(ctx: Ctx, input: Registration) {
  const { accountNo, accountPwd, enterprise, uploadTicket = '' } = input;
  const to = readCodeTo(input);
  if (!enterprise) throw badField('enterprise.customerName', '请输入营业执照上的企业全称');
  checkEnterprise(enterprise);
  await proveReach(ctx, to, input);
  const earlier = await lockRegistrationOf(ctx, to);
  if (earlier && isSameAgain(earlier, input)) return { userId: earlier.userId, registerState: earlier.state };
  await refuseUsedTaxNo(ctx, enterprise.taxNo);
  const userName = input.userName || enterprise.contactName;
  const { accountId, userId } = await createApplicant(ctx, { accountNo, to, userName });
  const names = [userName, enterprise.customerName];
  await setFirstPassword(ctx, firstOwnerOf(accountId, input, names), accountPwd);
  const { licenseUrl, ...fields } = enterprise;
  const licenseFileId = await claimLicense(ctx, { licenseUrl, uploadTicket });
  const state: RegisterState = registerStates.awaitingReview;
  await insertRegistration(ctx, { id: ctx.newId(), accountId, userId, state, licenseFileId, ...fields });
  await recordConsents(ctx, accountId, consentsOf(input));
  await tellShop(ctx, 'registered', [
    { text: `${enterprise.customerName} 申请入驻，等待审核。`, link: consoleLinks.registrations },
  ]);
  return { userId, registerState: state };
}

/** Sends a refused registration again. Refused as notFound without a registration, outdated, stateChanged when it is not refused, enterpriseTaken. */
export async function resubmitRegister(ctx: Ctx, input: Edited) {
  const { uploadTicket, enterprise, version } = input;
  checkEnterprise(enterprise);
  const held = await getByTicket(ctx, uploadTicket);
  const state = afterRegisterMove('resubmit', held.state);
  if (!state) throw refuse.stateChanged({ text: '该申请已提交，正在审核中' });
  if (version !== held.version) throw refuse.outdated();
  await refuseUsedTaxNo(ctx, enterprise.taxNo);
  const { licenseUrl, ...fields } = enterprise;
  const licenseFileId = isHeld(licenseUrl, held)
    ? held.licenseFileId
    : await claimLicense(ctx, { licenseUrl, uploadTicket });
  const next = await updateRegistration(ctx, held.id, {
    ...fields,
    licenseFileId,
    state,
    rejectReason: '',
    auditorName: '',
    auditedAt: null,
    submittedAt: ctx.now,
    rounds: held.rounds + 1,
  });
  if (licenseFileId !== held.licenseFileId) await unclaimFiles(ctx, [held.licenseFileId]);
  await recordConsents(ctx, held.accountId, consentsOf(input));
  return { userId: held.userId, registerState: state, version: next };
}

/** The registration of whoever has proved what a ticket proves, locked; refused as notFound where there is none. */
export async function getByTicket(ctx: Ctx, uploadTicket: string): Promise<RegistrationRow> {
  const ticket = await findUploadTicket(ctx, uploadTicket);
  const held = ticket && (await lockRegistrationOf(ctx, ticket));
  if (!held) throw refuse.notFound({ text: '申请不存在或操作已超时，请重新登录或验证手机号' });
  return held;
}

/** What the contract cannot see in one field. */
function checkEnterprise({ areaCode, bankName, bankAccount }: Enterprise): void {
  if (!findAreaPath(areaCode)) throw badField('enterprise.areaCode', '请选择完整的所在地区');
  const bankFault = bankPair(bankName, bankAccount);
  if (bankFault) throw badField('enterprise.bankAccount', bankFault);
}

/** By the ticket, which a code has paid for, else by a code. */
async function proveReach(ctx: Ctx, to: CodeTo, { smsCode, uploadTicket }: Registration): Promise<void> {
  const ticket = uploadTicket ? await findUploadTicket(ctx, uploadTicket) : undefined;
  if (ticket && ticket.mobile === to.mobile && ticket.email === to.email) return;
  requireCode(to, smsCode);
  await takeCode(ctx, { to, scene: smsScenes.register, smsCode });
}

const isSameAgain = (earlier: RegistrationRow, { accountNo, enterprise }: Registration) =>
  earlier.state === registerStates.awaitingReview &&
  earlier.accountNo.toLowerCase() === accountNo.toLowerCase() &&
  earlier.taxNo === enterprise?.taxNo;

async function refuseUsedTaxNo(ctx: Ctx, taxNo: string): Promise<void> {
  if ((await isTaxNoUsed(ctx, taxNo)) || (await selectTaxNoHolder(ctx, taxNo))) throw refuse.enterpriseTaken();
}

/** '' or the link that was shown: the licence stays. */
const isHeld = (licenseUrl: string, { companyId, licenseFileId }: RegistrationRow) =>
  licenseUrl === '' || licenseUrl.split('?')[0] === `/files/${companyId}/${licenseFileId}`;

async function claimLicense(
  ctx: Ctx,
  { licenseUrl, uploadTicket }: { licenseUrl: string; uploadTicket: string },
): Promise<string> {
  const [fileId] = await claimFiles(ctx, {
    urls: [licenseUrl],
    bizType: bizTypes.licence,
    field: 'enterprise.licenseUrl',
    uploadTicket,
  });
  if (!fileId) throw badField('enterprise.licenseUrl', '请上传营业执照');
  return fileId;
}
