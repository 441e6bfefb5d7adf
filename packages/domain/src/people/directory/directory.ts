import type { SignOnKind } from '../sign-on.ts';

/** A department as the vendor lists it. */
export interface DirectoryDepartment {
  id: string;
  /** The vendor's root is {@link directoryRoot}, which is the enterprise itself. */
  parentId: string;
  name: string;
  /** Place among its siblings, the smallest first. */
  order: number;
}

/** Somebody of the address list. Mail (lower-case) and mobile only where the vendor has proved them, else ''. */
export interface DirectoryPerson {
  subject: string;
  name: string;
  email: string;
  mobile: string;
  /** His main department; '' where none is told. */
  departmentId: string;
}

/** The address list (通讯录) of an enterprise at its vendor, as far as the app may see it (docs/domain/sign-on.md §9). */
export interface Directory {
  departments: DirectoryDepartment[];
  people: DirectoryPerson[];
  /** The app sees all of it: who is not there is not in the enterprise. */
  isWhole: boolean;
}

export const directoryRoot = '1';
export const mostDirectoryPeople = 20_000;
export const mostDirectoryDepartments = 3000;
/** How long a preview may be applied. */
export const syncKeptMs = 30 * 60_000;

/** 企业微信 and 钉钉 have an address list; OpenID Connect knows none. */
export const hasDirectory = (kind: SignOnKind): boolean => kind !== 'OIDC';

/** Why an address list could not be read, and what the page says. */
export const directoryFaultTexts = {
  late: '通讯录没有及时响应，请稍后重新预览',
  unreachable: '暂时连不上通讯录服务，请稍后重新预览',
  busy: '通讯录接口调用过于频繁，已被限制，请过几分钟再预览',
  refused: '通讯录拒绝了请求，请先检查连接',
  noRights: '应用没有读取通讯录的权限，请在管理后台开通通讯录读取权限并设置可见范围',
  badAnswer: '通讯录返回的内容无法识别，没有改动任何数据',
  tooLarge: `通讯录超过 ${mostDirectoryPeople} 人或 ${mostDirectoryDepartments} 个部门，请缩小应用的可见范围`,
  circle: '通讯录的部门互为上下级，无法判断层级，请先在通讯录中改正',
  closed: '单点登录已停用或变更，请重新预览',
  changed: '通讯录或组织已变化，请重新预览',
  noRole: '新成员的角色已不存在或超出您的权限，请先修改单点登录设置再重新预览',
  stopped: '发起人已没有单点登录权限，同步已停止',
  failed: '多次尝试没有成功，请重新预览',
} as const;
export type DirectoryFaultName = keyof typeof directoryFaultTexts;
