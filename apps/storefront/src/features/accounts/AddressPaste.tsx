import type { ResultOf } from '@jicai/contract/index.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import styles from './AddressPaste.module.css';

const path = '/api/CustAddress/ParseText';
type Parsed = ResultOf<typeof path>;

/** Longest text the server reads. */
const longest = 500;

/** Fields a pasted text may fill, by the name the form shows. */
const named: [keyof Parsed, string][] = [
  ['receiver', '收货人'],
  ['mobile', '手机号'],
  ['telephone', '固定电话'],
  ['areaText', '所在地区'],
  ['address', '详细地址'],
  ['zipCode', '邮政编码'],
];

/** What was filled in and, of what every address needs, what is missing. */
function summaryOf(parsed: Parsed): string {
  const filled = named.flatMap(([field, name]) => (parsed[field] === '' ? [] : [name]));
  const isMissing: [boolean, string][] = [
    [parsed.receiver === '', '收货人'],
    [parsed.mobile === '' && parsed.telephone === '', '手机号'],
    [parsed.areaCode === '', '区县'],
    [parsed.address === '', '详细地址'],
  ];
  const missing = isMissing.flatMap(([is, name]) => (is ? [name] : []));
  return `已填入${filled.join('、')}，请核对。${missing.length > 0 ? `未识别到${missing.join('、')}，请补充。` : ''}`;
}

/** Paste-to-fill: 姓名、电话、地址 in one text become the fields of the form. Read at once when it is pasted. */
export function AddressPaste({ onParsed }: { onParsed: (parsed: Parsed) => void }) {
  const [text, setText] = useState('');
  const { mutate, data, error, isPending, reset } = useMutation({
    meta: { isInline: true },
    mutationFn: async (pasted: string) => (await post(path, { data: { text: pasted } })).resultData,
    onSuccess: onParsed,
  });
  const read = (pasted: string) => {
    if (pasted.trim() !== '') mutate(pasted.slice(0, longest));
  };
  return (
    <div className={styles.paste}>
      <Field label="智能识别" error={error?.message} help={data ? <output>{summaryOf(data)}</output> : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={longest}
            placeholder="粘贴姓名、电话、地址，自动填入下方，顺序不限"
            value={text}
            onChange={({ target, nativeEvent }) => {
              // Into the empty field only: a piece that is pasted into a text is part of it.
              const isPasted = text === '' && 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
              setText(target.value);
              if (isPasted) read(target.value);
              else reset();
            }}
          />
        )}
      </Field>
      <Button
        className={styles.read}
        armed={false}
        isBusy={isPending}
        disabled={text.trim() === ''}
        onClick={() => read(text)}
      >
        识别
      </Button>
    </div>
  );
}
