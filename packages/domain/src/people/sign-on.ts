import { type FieldRule, filled, hasControl, lengthOf, matching } from '../forms/text.ts';
import { type ProviderField, secretField, shownField } from '../shop-side/provider-form.ts';

/** Who may prove the people of an enterprise (docs/domain/sign-on.md §1). */
export const signOnKinds = ['OIDC', 'WECOM', 'DINGTALK'] as const;
export type SignOnKind = (typeof signOnKinds)[number];
export const signOnKindTexts: Readonly<Record<SignOnKind, string>> = {
  OIDC: 'OpenID Connect',
  WECOM: '企业微信',
  DINGTALK: '钉钉',
};

/** Fields of a connection by kind. */
export const signOnFields: Readonly<Record<SignOnKind, readonly ProviderField[]>> = {
  OIDC: [
    shownField('issuer', '签发地址 Issuer', '以 https:// 开头，与身份系统公布的完全一致'),
    shownField('clientId', '客户端 ID'),
    secretField('clientSecret', '客户端密钥', '保存后不再显示'),
  ],
  WECOM: [
    shownField('corpId', '企业 ID', '企业微信管理后台 › 我的企业'),
    shownField('agentId', '自建应用 AgentId', '应用须设置网页授权的可信域名和企业微信授权登录'),
    secretField('appSecret', '自建应用 Secret', '保存后不再显示'),
  ],
  DINGTALK: [
    shownField('corpId', '企业 CorpId', '钉钉开放平台首页，只有这家企业的成员可以登录'),
    shownField('clientId', '应用 Client ID', '应用须登记回调地址，并开通个人手机号和通讯录个人信息权限'),
    secretField('clientSecret', '应用 Client Secret', '保存后不再显示'),
    { ...shownField('agentId', '应用 AgentId', '用于发送审批卡片，不填则不发'), isRequired: false },
  ],
};

/** Whether the vendor's app can show its employees a card (docs/domain/approvals.md §10). */
export const canSendCards = ({
  kind,
  settings,
}: {
  kind: SignOnKind;
  settings: Readonly<Record<string, unknown>>;
}): boolean => {
  const { agentId } = settings;
  return kind === 'WECOM' || (kind === 'DINGTALK' && typeof agentId === 'string' && /^\d+$/.test(agentId));
};

/** What becomes of somebody the identity system proves and the shop does not know (docs/domain/sign-on.md §3). */
export const signOnAdmissions = ['link', 'create'] as const;
export type SignOnAdmission = (typeof signOnAdmissions)[number];
export const signOnAdmissionTexts: Readonly<Record<SignOnAdmission, string>> = {
  link: '只限已有账号：首次登录时绑定',
  create: '自动新建账号，并给予所选角色',
};

export const mostSignOnDomains = 10;

/** Mailboxes that anybody can have: no enterprise can call one its own. */
const publicMail = new Set(
  `qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com yeah.net 188.com sina.com sina.cn sohu.com 139.com 189.cn
  wo.cn aliyun.com tom.com 21cn.com gmail.com outlook.com hotmail.com live.com live.cn msn.com yahoo.com yahoo.com.cn
  icloud.com me.com mac.com proton.me protonmail.com`.split(/\s+/),
);

const domainForm = matching(/^(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/, '域名格式不正确');

/** A domain of the enterprise's own mailboxes, such as acme.com.cn. */
export const mailDomain: FieldRule = filled('请输入邮箱域名', (value) =>
  publicMail.has(value) ? '公共邮箱的域名不能使用' : domainForm(value),
);

/** The domain behind the @ of a mail address, lower-case. */
export const domainOfMail = (mail: string): string => mail.slice(mail.lastIndexOf('@') + 1).toLowerCase();

export const signOnName: FieldRule = (value) => {
  if (value === '') return '请输入按钮名称';
  return lengthOf(value) <= 20 && !hasControl(value) ? undefined : '按钮名称不能超过20个字';
};

/** Names that never belong to anybody on the internet (RFC 2606, RFC 6761): a demo takes them without a proof. */
export const isReservedDomain = (domain: string): boolean =>
  /\.(test|example|invalid|localhost)$/.test(domain) || /^example\.(com|net|org)$/.test(domain);

/** Why somebody who came back from the identity system does not get in, and what the page says. */
export const signOnFaultTexts = {
  lost: '登录请求已过期或已使用过，请重新发起',
  closed: '该企业的单点登录已停用或变更，请联系企业管理员',
  declined: '身份系统没有完成登录，您可能取消了授权',
  refused: '身份系统拒绝了商城的请求，请联系企业管理员检查单点登录设置',
  late: '身份系统没有及时响应，请稍后重试',
  unreachable: '无法连接身份系统，请联系企业管理员检查单点登录设置',
  untrusted: '身份系统返回的信息未通过校验，已拒绝登录',
  disabled: '该账号已停用，请联系企业管理员',
  moved: '该身份绑定的账号已不属于这家企业，请联系企业管理员',
  taken: '身份系统登记的手机号已被其他账号使用，请联系商城客服',
} as const;
export type SignOnFaultName = keyof typeof signOnFaultTexts;

/** A page of the shop to go back to: a path of its own, never another site. */
export const isShopPath = (path: string): boolean =>
  path.length <= 500 && /^\/(?![/\\])[^\\\s]*$/.test(path) && !hasControl(path);
