import { returnStates } from '@jicai/domain/returns/return-states.ts';
import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { logisticsNo, maxReturnImages } from '@jicai/domain/returns/return-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import type { Faults } from '@jicai/web/form/refused-fields.ts';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { Pictures } from './Pictures.tsx';
import { ReturnTrack } from './ReturnTrack.tsx';
import { refreshReturns, returnCarriersQuery } from './returns.queries.ts';
import styles from './SendBackCard.module.css';
import { type Picture, pictureHelp, usePictures } from '@jicai/web/form/use-pictures.ts';

interface SendBackForm {
  logisticsCode: string;
  logisticsNo: string;
  pictures: Picture[];
}

function sendBackFaults({ logisticsCode, logisticsNo: number }: SendBackForm): Faults<SendBackForm> {
  const isOwn = logisticsCode === 'self' && number.trim() === '';
  const noFault = isOwn ? undefined : logisticsNo(number.trim());
  return {
    ...(logisticsCode === '' && { logisticsCode: '请选择物流公司' }),
    ...(noFault && { logisticsNo: noFault }),
  };
}

/** Where the goods go back to, and by whom: a form while they may be sent or the number corrected, else what was told. */
export function SendBackCard({ sheet }: { sheet: ReturnSheet }) {
  const { returnAddress: to, logistics, actions } = sheet;
  const maySend = actions.includes('sendBack');
  const [isEditing, setIsEditing] = useState(logistics === undefined);
  return (
    <Card
      title="寄回商品"
      note={
        sheet.returnState === returnStates.awaitingSendBack && sheet.deadlineAt
          ? `请在 ${shortTime(sheet.deadlineAt)} 前寄出`
          : undefined
      }
      extra={
        maySend &&
        !isEditing && (
          <Button look="text" onClick={() => setIsEditing(true)}>
            修改物流
          </Button>
        )
      }
    >
      {to ? (
        <Pairs>
          <Pair name="收件人">
            {to.receiver} {to.mobile}
          </Pair>
          <Pair name="退货地址">
            {to.areaText} {to.address}
            <CopyButton text={`${to.receiver} ${to.mobile} ${to.areaText} ${to.address}`} label="退货地址" />
          </Pair>
        </Pairs>
      ) : (
        <Notice>商家没有提供退货地址，请联系客服确认后再寄出。</Notice>
      )}
      {logistics && !isEditing && (
        <Pairs>
          <Pair name="物流">
            {logistics.logisticsName} {logistics.logisticsNo}
            {logistics.logisticsNo && <CopyButton text={logistics.logisticsNo} label="物流单号" />}
            <span className={styles.time}>{shortTime(logistics.sendTime)} 寄出</span>
            <Pictures urls={logistics.images} label="寄回凭证" />
          </Pair>
        </Pairs>
      )}
      {logistics && !isEditing && <ReturnTrack returnNo={sheet.returnNo} direction="back" />}
      {maySend && isEditing && <SendBackForm sheet={sheet} />}
    </Card>
  );
}

function SendBackForm({ sheet }: { sheet: ReturnSheet }) {
  const { logistics, returnNo, version } = sheet;
  const carriers = useQuery(returnCarriersQuery());
  const form = useForm<SendBackForm>(
    { logisticsCode: logistics?.logisticsCode ?? '', logisticsNo: logistics?.logisticsNo ?? '', pictures: [] },
    sendBackFaults,
    { draft: `sendBack.${returnNo}` },
  );
  const { logisticsCode, pictures: held } = useValues(form);
  const pictures = usePictures(held, (list) => form.set({ pictures: list }));
  const send = useWriteOnce((data: { returnNo: string; version: number } & SendBackData, requestId) =>
    post('/api/ShopReturn/SubmitLogistics', { data: { ...data, requestId } }),
  );

  async function submit(values: SendBackForm) {
    try {
      const images = values.pictures.map(({ url }) => url);
      const number = values.logisticsNo.trim();
      await send({ returnNo, version, logisticsCode: values.logisticsCode, logisticsNo: number, images });
      toast.ok(logistics ? '物流信息已修改' : '已提交，等待商家收货');
    } finally {
      void refreshReturns();
    }
  }

  return (
    <Form form={form} className={styles.form} onSubmit={submit}>
      <SelectField<SendBackForm> name="logisticsCode" label="物流公司" isRequired>
        <option value="">请选择</option>
        {carriers.data?.map((carrier) => (
          <option key={carrier.logisticsCode} value={carrier.logisticsCode}>
            {carrier.logisticsName}
          </option>
        ))}
      </SelectField>
      <TextField<SendBackForm>
        name="logisticsNo"
        label="物流单号"
        isRequired={logisticsCode !== 'self'}
        help={logisticsCode === 'self' ? '自行送回可不填' : undefined}
      />
      <div className={styles.whole}>
        <PicturePicker
          label="寄件凭证"
          pictures={held}
          max={maxReturnImages}
          isBusy={pictures.isBusy}
          help={pictureHelp}
          onPick={pictures.add}
          onRemove={pictures.remove}
        />
      </div>
      <div className={styles.whole}>
        <Problem text={form.problem} />
      </div>
      <Button type="submit" look="fill" isBusy={form.isBusy} className={styles.send}>
        {logistics ? '保存物流' : '提交物流'}
      </Button>
    </Form>
  );
}

interface SendBackData {
  logisticsCode: string;
  logisticsNo: string;
  images: string[];
}
