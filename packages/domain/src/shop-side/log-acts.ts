import type { ShopPermission } from './shop-permissions.ts';

type AreaOf<Code extends string> = Code extends `ops.${infer Area}.${string}` ? Area : never;
/** An area of the console, as the middle part of its permissions names it. */
export type ShopArea = AreaOf<ShopPermission>;

/** An area of the log: those of the console, and what people do about their own signing in. */
export type LogArea = ShopArea | 'sign';

/** One act that the log tells: the area it belongs to, and what was done. */
interface LoggedAct {
  area: ShopArea;
  text: string;
}

const of =
  (area: ShopArea) =>
  (text: string): LoggedAct => ({ area, text });
const order = of('order');
const after = of('return');
const pay = of('pay');
const invoice = of('invoice');
const statement = of('statement');
const search = of('search');
const customer = of('customer');
const staff = of('staff');

/**
 * What each path of the shop's side did, in words for the log (docs/domain/shop-users.md §5). Commands, and reads that
 * leave a record. A test holds it against the contract.
 */
export const loggedActs: Readonly<Record<string, LoggedAct>> = {
  '/api/OpsOrder/Ship': order('发货'),
  '/api/OpsOrder/AddNote': order('写备注'),
  '/api/OpsOrder/TellBuyer': order('给客户留言'),
  '/api/OpsOrder/Export': order('导出订单'),
  '/api/OpsOrder/PrintWaybill': order('打印面单'),
  '/api/OpsOrder/ExportPicking': order('打印拣货单'),
  '/api/OpsOrder/ExportDelivery': order('打印送货单'),
  '/api/OpsOrder/ExportLabels': order('批量打印面单'),
  '/api/OpsOrder/TakeWaybillNumber': order('取运单号'),
  '/api/OpsOrder/OpenWaybillLabel': order('打开快递面单'),
  '/api/OpsOrder/CancelWaybillNumber': order('取消面单'),
  '/api/OpsOrder/AuditCancel': order('答复取消申请'),
  '/api/OpsOrder/CancelShort': order('缺货取消'),
  '/api/OpsOrder/SetPickLock': order('锁定或解锁拣货'),
  '/api/OpsOrder/ProposeChange': order('提议变更订单'),
  '/api/OpsOrder/WithdrawChange': order('撤回订单变更'),
  '/api/OpsPlace/Submit': order('代客户下单'),
  '/api/OpsOrder/ConfirmTransfer': pay('确认转账到账'),
  '/api/OpsReturn/Audit': after('审核售后'),
  '/api/OpsReturn/Receive': after('验收退货'),
  '/api/OpsReturn/RefuseReceive': after('拒收退货'),
  '/api/OpsReturn/Reship': after('换货补发'),
  '/api/OpsReturn/PrintWaybill': after('打印换货面单'),
  '/api/OpsReturn/ExportInspection': after('打印验货单'),
  '/api/OpsReturn/SaveAddress': after('保存退货地址'),
  '/api/OpsReturn/DeleteAddress': after('删除退货地址'),
  '/api/OpsBank/Import': pay('导入银行流水'),
  '/api/OpsBank/Accept': pay('银行流水入账'),
  '/api/OpsBank/SetAside': pay('搁置银行流水'),
  '/api/OpsBank/Reopen': pay('恢复银行流水'),
  '/api/OpsChannelBill/Rerun': pay('重新核对渠道账单'),
  '/api/OpsChannelBill/Explain': pay('说明对账差异'),
  '/api/OpsChannelBill/Reopen': pay('恢复对账差异'),
  '/api/OpsChannelBill/Export': pay('导出渠道对账'),
  '/api/OpsPay/RejectTransfer': pay('退回转账凭证'),
  '/api/OpsPay/ResolveAbnormal': pay('处理异常支付'),
  '/api/OpsPay/RetryRefund': pay('重试退款'),
  '/api/OpsPay/Export': pay('导出收款'),
  '/api/OpsPay/ExportRefunds': pay('导出退款'),
  '/api/OpsPay/RecordManualRefund': pay('登记人工退款'),
  '/api/OpsHost/Add': of('host')('添加域名'),
  '/api/OpsHost/Prove': of('host')('验证域名'),
  '/api/OpsHost/Check': of('host')('检查域名'),
  '/api/OpsHost/Remove': of('host')('移除域名'),
  '/api/OpsMerchant/Save': of('merchant')('设置收款账户'),
  '/api/OpsMerchant/Check': of('merchant')('检查收款账户'),
  '/api/OpsTax/Save': of('tax')('设置开票服务'),
  '/api/OpsTax/Check': of('tax')('检查开票服务'),
  '/api/OpsSms/Save': of('sms')('设置短信服务'),
  '/api/OpsSms/Check': of('sms')('检查短信服务'),
  '/api/OpsTracking/Save': of('tracking')('设置物流跟踪'),
  '/api/OpsTracking/Check': of('tracking')('检查物流跟踪'),
  '/api/OpsTracking/SaveContract': of('tracking')('设置面单账号'),
  '/api/OpsTracking/DeleteContract': of('tracking')('删除面单账号'),
  '/api/OpsInvoice/Issue': invoice('开具发票'),
  '/api/OpsInvoice/MarkIssued': invoice('登记已开发票'),
  '/api/OpsInvoice/AttachFiles': invoice('上传发票文件'),
  '/api/OpsInvoice/ApplyRed': invoice('申请红字发票'),
  '/api/OpsCheck/Generate': statement('生成对账单'),
  '/api/OpsCheck/Adjust': statement('申请调整对账单'),
  '/api/OpsCheck/ReverseAdjust': statement('冲回对账调整'),
  '/api/OpsCheck/Reply': statement('答复对账异议'),
  '/api/OpsCheck/Void': statement('作废对账单'),
  '/api/OpsCheck/ConfirmPay': statement('确认对账收款'),
  '/api/OpsCheck/ExportList': statement('导出对账单列表'),
  '/api/OpsCheck/ExportAgeing': statement('导出账龄'),
  '/api/OpsCheck/Export': statement('导出对账明细'),
  '/api/OpsCheck/ExportPdf': statement('导出对账单'),
  '/api/OpsChange/Answer': of('change')('复核变更'),
  '/api/OpsChange/Withdraw': of('change')('撤回变更'),
  '/api/OpsGoods/ApplyRun': of('goods')('批量修改商品'),
  '/api/OpsGoods/UndoRun': of('goods')('撤销批量修改'),
  '/api/OpsGoods/ApplyFilterRun': of('goods')('按筛选批量修改商品'),
  '/api/OpsGoods/UndoFilterRun': of('goods')('撤销按筛选的批量修改'),
  '/api/OpsGoods/SaveCosts': of('goods')('修改进价'),
  '/api/OpsGoods/SaveRelated': of('goods')('修改关联商品'),
  '/api/OpsGoods/AddDocument': of('goods')('添加商品资料'),
  '/api/OpsGoods/RemoveDocument': of('goods')('删除商品资料'),
  '/api/OpsGoods/SavePlan': of('goods')('定时调价'),
  '/api/OpsGoods/CancelPlan': of('goods')('取消定时调价'),
  '/api/OpsCategory/Save': of('goods')('保存分类'),
  '/api/OpsCategory/SaveAttrs': of('goods')('设置分类属性'),
  '/api/OpsCategory/Shift': of('goods')('调整分类顺序'),
  '/api/OpsCategory/Delete': of('goods')('删除分类'),
  '/api/OpsCategory/Merge': of('goods')('合并分类'),
  '/api/OpsBrand/Save': of('goods')('保存品牌'),
  '/api/OpsBrand/Delete': of('goods')('删除品牌'),
  '/api/OpsBrand/Merge': of('goods')('合并品牌'),
  '/api/OpsLabel/Save': of('goods')('保存标签'),
  '/api/OpsLabel/Shift': of('goods')('调整标签顺序'),
  '/api/OpsLabel/Delete': of('goods')('删除标签'),
  '/api/OpsGoods/SaveProduct': of('goods')('保存商品'),
  '/api/OpsSettle/ExportList': of('settle')('导出结算单列表'),
  '/api/OpsOwnSettle/ExportList': of('own')('导出结算单列表'),
  '/api/OpsOwn/ExportStock': of('own')('导出商品库存'),
  '/api/OpsSettle/Export': of('settle')('导出结算明细'),
  '/api/OpsSettle/ExportPdf': of('settle')('导出结算单'),
  '/api/OpsSettle/Generate': of('settle')('生成结算单'),
  '/api/OpsSettle/SetCost': of('settle')('补录结算进价'),
  '/api/OpsSettle/Send': of('settle')('发送结算单'),
  '/api/OpsSettle/Adjust': of('settle')('调整结算单'),
  '/api/OpsSettle/ReverseAdjust': of('settle')('撤销结算调整'),
  '/api/OpsSettle/Reply': of('settle')('答复结算异议'),
  '/api/OpsSettle/Void': of('settle')('作废结算单'),
  '/api/OpsSettle/CheckInvoice': of('settle')('核对供应商发票'),
  '/api/OpsSettle/Pay': of('settle')('登记结算付款'),
  '/api/OpsSettle/SaveTerms': of('supplier')('设置供应商结算条款'),
  '/api/OpsOwnSettle/Export': of('own')('导出结算明细'),
  '/api/OpsOwnSettle/ExportPdf': of('own')('导出结算单'),
  '/api/OpsOwnSettle/Confirm': of('own')('供应商确认结算单'),
  '/api/OpsOwnSettle/AddInvoice': of('own')('供应商登记发票'),
  '/api/OpsOwnSettle/Dispute': of('own')('供应商提出结算异议'),
  '/api/OpsOwnSettle/WithdrawDispute': of('own')('供应商撤回结算异议'),
  '/api/OpsOwn/Submit': of('own')('提交供应商商品'),
  '/api/OpsOwn/Withdraw': of('own')('撤回供应商商品'),
  '/api/OpsOwn/WriteStock': of('own')('更新供应商库存'),
  '/api/OpsProposal/Approve': of('goods')('通过供应商商品'),
  '/api/OpsProposal/Refuse': of('goods')('退回供应商商品'),
  '/api/OpsSupplier/Save': of('supplier')('保存供应商'),
  '/api/OpsSupplier/SetState': of('supplier')('停用或启用供应商'),
  '/api/OpsSupplier/SavePaper': of('supplier')('保存供应商资质'),
  '/api/OpsSupplier/DeletePaper': of('supplier')('删除供应商资质'),
  '/api/OpsStudio/SaveDraft': of('look')('保存装修草稿'),
  '/api/OpsStudio/DropDraft': of('look')('放弃装修草稿'),
  '/api/OpsStudio/Publish': of('look')('发布页面装修'),
  '/api/OpsStudio/CancelPlan': of('look')('取消定时发布'),
  '/api/OpsStudio/Restore': of('look')('恢复装修版本'),
  '/api/OpsGoods/Export': of('goods')('导出商品'),
  '/api/OpsGoods/StartImport': of('goods')('上传商品文件'),
  '/api/OpsGoods/WriteImport': of('goods')('导入商品'),
  '/api/OpsGoods/UndoImport': of('goods')('撤销导入'),
  '/api/OpsStock/Adjust': of('stock')('调整库存'),
  '/api/OpsStock/SetPlace': of('stock')('填写库位'),
  '/api/OpsCustomer/Export': customer('导出客户'),
  '/api/OpsCustomer/AuditRegister': customer('审核企业入驻'),
  '/api/OpsCustomer/GetRegisterContact': customer('查看申请人联系方式'),
  '/api/OpsCustomer/GetRegisterLicense': customer('查看营业执照'),
  '/api/OpsCustomer/EditTerm': customer('修改账期'),
  '/api/OpsCustomer/SavePrices': customer('修改协议价'),
  '/api/OpsCustomer/EndPrice': customer('终止协议价'),
  '/api/OpsCustomer/ExtendPrices': of('customer')('续期协议价'),
  '/api/OpsCustomer/SaveDiscounts': of('customer')('批量设置协议折扣'),
  '/api/OpsCustomer/SaveDiscount': customer('修改协议折扣'),
  '/api/OpsCustomer/EndDiscount': customer('终止协议折扣'),
  '/api/OpsCustomer/SaveGoodsPool': customer('设置商品池'),
  '/api/OpsCustomer/SetCredit': customer('调整授信'),
  '/api/OpsCustomer/ReleaseOverdue': customer('申请逾期临时放行'),
  '/api/OpsCustomer/SetShipHold': customer('停止或恢复发货'),
  '/api/OpsCustomer/SetState': customer('停用或启用客户'),
  '/api/OpsCustomer/SetSalesman': customer('更换负责业务员'),
  '/api/OpsCustomer/SaveContact': customer('保存联系人'),
  '/api/OpsCustomer/RemoveContact': customer('删除联系人'),
  '/api/OpsCustomer/GetContact': customer('查看联系人电话'),
  '/api/OpsCustomer/CorrectTitle': customer('更正发票抬头'),
  '/api/OpsCustomer/AddCompany': customer('新建客户企业'),
  '/api/OpsCustomer/AdmitCompany': customer('审核企业入驻'),
  '/api/OpsCustomer/Close': customer('关闭客户'),
  '/api/OpsCustomer/SetMemberState': customer('停用或启用成员'),
  '/api/OpsCustomer/UnlockMember': customer('解除登录锁定'),
  '/api/OpsCustomer/ResetMemberPwd': customer('重置成员密码'),
  '/api/OpsCustomer/StartViewing': customer('开始查看客户所见'),
  '/api/OpsCustomer/EndViewing': customer('结束查看客户所见'),
  '/api/OpsReport/Export': of('report')('导出报表'),
  '/api/OpsSearch/ExportReport': search('导出搜索报告'),
  '/api/OpsSearch/SaveHotWord': search('保存热词'),
  '/api/OpsSearch/DeleteHotWord': search('删除热词'),
  '/api/OpsSearch/SaveBlockedWord': search('屏蔽搜索词'),
  '/api/OpsSearch/DeleteBlockedWord': search('取消屏蔽搜索词'),
  '/api/OpsSearch/SaveSynonym': search('保存同义词'),
  '/api/OpsSearch/DeleteSynonym': search('删除同义词'),
  '/api/OpsDoc/SaveAgreement': of('content')('发布协议'),
  '/api/OpsDoc/SaveDoc': of('content')('保存帮助文档'),
  '/api/OpsDoc/SortDocs': of('content')('调整帮助顺序'),
  '/api/OpsDoc/DeleteDoc': of('content')('删除帮助文档'),
  '/api/OpsNotice/Save': of('content')('保存公告'),
  '/api/OpsNotice/Delete': of('content')('删除公告'),
  '/api/OpsPromotion/Save': of('promotion')('设置满减'),
  '/api/OpsPromotion/SetState': of('promotion')('停用或启用满减'),
  '/api/OpsFreight/SavePolicy': of('freight')('设置运费'),
  '/api/OpsFreight/SaveCarriers': of('freight')('设置物流公司'),
  '/api/OpsFreight/SaveUnserved': of('freight')('设置不配送地区'),
  '/api/OpsFreight/SavePromise': of('freight')('设置送达承诺'),
  '/api/OpsView/Save': of('desk')('保存共享视图'),
  '/api/OpsView/Delete': of('desk')('删除共享视图'),
  '/api/OpsDesk/CloseGuide': of('setting')('关闭开张向导'),
  '/api/OpsJob/Retry': of('job')('重试后台任务'),
  '/api/OpsSetting/Save': of('setting')('修改设置'),
  '/api/OpsLog/Export': of('log')('导出操作日志'),
  '/api/OpsStaff/Add': staff('新增后台用户'),
  '/api/OpsStaff/Edit': staff('修改后台用户'),
  '/api/OpsStaff/SetState': staff('启用或停用后台用户'),
  '/api/OpsStaff/ResetPwd': staff('重置密码'),
  '/api/OpsStaff/AddRole': staff('新增角色'),
  '/api/OpsStaff/EditRole': staff('修改角色'),
  '/api/OpsStaff/DeleteRole': staff('删除角色'),
};

/**
 * What people of the shop's side do about their own accounts. Buyers make the same calls, so these records stand under
 * names of their own. Of buyers it tells what an identity system of theirs failed at (docs/domain/sign-on.md §6).
 */
export const signActs = {
  'sign.in': '登录',
  'sign.refused': '登录失败',
  'signOn.refused': '企业单点登录失败',
  'sign.out': '退出登录',
  'sign.ended': '结束自己的其他登录',
  'password.changed': '修改自己的密码',
  'password.reset': '用短信重置自己的密码',
} as const;
export type SignAct = keyof typeof signActs;

/** What the shop does by itself. */
const ownWork: Readonly<Record<string, string>> = {
  'audit.invariants': '夜间核对账目',
  'price.begin': '定时调价生效',
  'price.end': '定时调价结束',
  'look.begin': '页面装修按时上线',
  'look.end': '页面装修到期换回',
  'settlement.generate': '按月生成结算单',
  'waybill.giveBack': '取消未用的面单',
  import: '导入商品文件',
  sweep: '日常清理',
};

/** What was done by a path of the shop's side, by somebody about his own account, or by the shop itself at work. */
export function loggedActText(path: string): string {
  const known = Object.hasOwn(loggedActs, path) ? loggedActs[path]?.text : undefined;
  const other: Readonly<Record<string, string>> = { ...signActs, ...ownWork };
  return known ?? (Object.hasOwn(other, path) ? other[path] : undefined) ?? '系统处理';
}

/** The paths of an area; those of reads that leave no record are none of them. */
export const loggedPathsOf = (area: LogArea): string[] =>
  area === 'sign'
    ? Object.keys(signActs)
    : Object.entries(loggedActs).flatMap(([path, act]) => (act.area === area ? [path] : []));

/** Areas in which something is logged, in the order of the table. */
const areas: LogArea[] = [...new Set(Object.values(loggedActs).map((act) => act.area)), 'sign'];
export const loggedAreas = areas as [LogArea, ...LogArea[]];
