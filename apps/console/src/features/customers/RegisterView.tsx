import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useMutation } from '@tanstack/react-query';
import { useMay } from '../../app/self.queries.ts';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import type { Register } from './registers.queries.ts';
import styles from './RegisterView.module.css';

/** What a company said of itself. What is starred, and the licence, are shown on demand; the log keeps who looked. */
export function RegisterView({ register }: { register: Register }) {
  const may = useMay();
  const { registerId } = register;
  const contact = useMutation({
    mutationFn: async () => (await post('/api/OpsCustomer/GetRegisterContact', { data: { registerId } })).resultData,
  });
  const license = useMutation({
    mutationFn: async () => (await post('/api/OpsCustomer/GetRegisterLicense', { data: { registerId } })).resultData,
  });
  return (
    <>
      {register.rejectReason && <Notice tone="warn">上次退回：{register.rejectReason}</Notice>}
      <DrawerSection title="企业">
        <Pairs>
          <Pair name="名称">{register.customerName}</Pair>
          <Pair name="信用代码">{register.taxNo}</Pair>
          <Pair name="地址">
            {register.areaText} {register.address}
          </Pair>
          <Pair name="开户行">{register.bankName}</Pair>
          <Pair name="银行账号">{contact.data?.bankAccount ?? register.bankAccount}</Pair>
        </Pairs>
      </DrawerSection>
      <DrawerSection title="联系人">
        <Pairs>
          <Pair name="姓名">{register.contactName}</Pair>
          {register.email === '' ? (
            <Pair name="手机号">{contact.data?.mobile ?? register.mobile}</Pair>
          ) : (
            <Pair name="邮箱">{contact.data?.email ?? register.email}</Pair>
          )}
          <Pair name="登录账号">{register.accountNo}</Pair>
        </Pairs>
        {may('ops.customer.contact') && !contact.data && (
          <Button size="sm" className={styles.act} isBusy={contact.isPending} onClick={() => contact.mutate()}>
            查看完整联系方式
          </Button>
        )}
      </DrawerSection>
      <DrawerSection title="营业执照" note={register.licenseName}>
        {may('ops.customer.contact') && !license.data && (
          <Button size="sm" isBusy={license.isPending} onClick={() => license.mutate()}>
            查看营业执照
          </Button>
        )}
        {license.data && <License {...license.data} />}
      </DrawerSection>
      {register.auditTime && (
        <DrawerSection title="审核">
          <Pairs>
            <Pair name="审核人">{register.auditorName}</Pair>
            <Pair name="时间">{register.auditTime}</Pair>
          </Pairs>
        </DrawerSection>
      )}
    </>
  );
}

function License({ fileUrl, fileName, mediaType }: { fileUrl: string; fileName: string; mediaType: string }) {
  return (
    <a href={fileUrl} target="_blank" rel="noreferrer" className={styles.license}>
      {mediaType.startsWith('image/') ? <img src={fileUrl} alt={`营业执照 ${fileName}`} /> : `打开 ${fileName}`}
    </a>
  );
}
