import type { WantedDepartment } from './directory-tree.ts';

/** What a line of a preview would do (docs/domain/sign-on.md §9); `conflict` does nothing and says why. */
export const syncKindTexts = {
  departmentNew: '新增部门',
  departmentLinked: '关联部门',
  departmentRenamed: '部门改名',
  departmentMoved: '部门调整上级',
  departmentGone: '撤销部门',
  personNew: '新增成员',
  personLinked: '关联成员',
  personMoved: '成员调部门',
  personGone: '离职停用',
  conflict: '需要处理',
} as const;
export type SyncKind = keyof typeof syncKindTexts;

/** Why a line does nothing, or should be looked at before it does. */
export const syncReasonTexts = {
  tooDeep: '超过六级，不能同步；成员归入上级部门',
  nameUsed: '同级已有同名部门，请先改名',
  belowItself: '上级部门位于本部门之下，请先调整',
  parentLeft: '上级部门没有同步',
  hasPeople: '通讯录中已没有，但部门下还有成员，保留不动',
  hasChildren: '通讯录中已没有，但部门下还有子部门，保留不动',
  inRule: '通讯录中已没有，但审批规则正在使用，保留不动',
  elsewhere: '该身份绑定的账号不属于本企业',
  disabled: '该成员在商城已停用，不会自动启用或绑定',
  linkedElsewhere: '该成员已绑定另一个身份，请先解除绑定',
  ambiguous: '邮箱或手机号与多人相符，请本人登录时绑定',
  keeper: '该成员有单点登录权限，只能由本人用密码绑定',
  mobileTaken: '手机号已被其他账号使用',
  linkOnly: '商城没有该成员，按设置只限已有账号',
  noRole: '新成员的角色已不存在或超出您的权限',
  nameUnfit: '姓名不符合商城格式，将建为“企业成员”',
  handMade: '现在的部门是手工建立的，默认不移动',
  above: '该成员的权限高于您，不能管理',
  keeperGone: '通讯录中已没有，但有单点登录权限，请人工处理',
  selfGone: '通讯录中没有您本人，不能停用自己',
  manyGone: '离职人数过多，默认不停用，请核实后勾选',
  gone: '通讯录中已没有该成员，停用后不能登录，数据保留',
  changed: '已变化，没有执行',
} as const;
export type SyncReason = keyof typeof syncReasonTexts;

/** Somebody of the address list, as a line would write him. */
export interface SyncPerson {
  subject: string;
  name: string;
  email: string;
  mobile: string;
}

export interface SyncPlan {
  department?: WantedDepartment;
  person?: SyncPerson;
  /** The department that is linked, changed or removed. */
  orgId?: string;
  userId?: string;
  /** Departments of the address list, from the person's own upwards: the first one that is in the shop is his. */
  path?: string[];
}

export interface SyncLine {
  kind: SyncKind;
  title: string;
  /** How it stands and how it would stand, in words; '' where there is nothing. */
  from: string;
  to: string;
  reason: SyncReason | '';
  isChosen: boolean;
  plan: SyncPlan;
}

/** The answer to more than this part of the linked members leaving at once is: look first. */
export const isManyGone = (gone: number, linked: number): boolean => gone * 3 > linked;

export const syncStates = {
  reading: 'reading',
  ready: 'ready',
  applying: 'applying',
  done: 'done',
  failed: 'failed',
} as const;
export type SyncState = (typeof syncStates)[keyof typeof syncStates];

/** What became of a line. */
export const lineStates = { planned: 'planned', done: 'done', refused: 'refused' } as const;
export type LineState = (typeof lineStates)[keyof typeof lineStates];
