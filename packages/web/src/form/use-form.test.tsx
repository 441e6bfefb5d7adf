import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Fault, Refusal } from '../call/faults.ts';
import { keepDrafts } from '../drafts/drafts.ts';
import { CheckField, SelectField, TextField } from './fields.tsx';
import { Form } from './Form.tsx';
import { Problem } from './FormDialog.tsx';
import { useForm } from './use-form.ts';

interface Address {
  receiver: string;
  mobile: string;
  kind: string;
  isDefault: boolean;
}
const empty: Address = { receiver: '', mobile: '', kind: 'office', isDefault: false };

const check = ({ receiver, mobile }: Address) => ({
  receiver: receiver ? undefined : '请输入收货人',
  mobile: /^1\d{10}$/.test(mobile) ? undefined : '手机号格式不正确',
});

function AddressForm({
  onSubmit,
  draft,
  secrets,
}: {
  onSubmit: (values: Address) => Promise<void> | void;
  draft?: string;
  secrets?: readonly (keyof Address)[];
}) {
  const form = useForm(empty, check, { draft, secrets, fieldOfCode: { [errorCodes.inReview]: 'receiver' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Problem text={form.problem} />
      <TextField<Address> name="receiver" label="收货人" />
      <TextField<Address> name="mobile" label="手机号" />
      <SelectField<Address> name="kind" label="类型">
        <option value="office">办公</option>
        <option value="plant">工厂</option>
      </SelectField>
      <CheckField<Address> name="isDefault">设为默认</CheckField>
      <Button type="submit" isBusy={form.isBusy}>
        保存
      </Button>
    </Form>
  );
}

afterEach(() => {
  window.sessionStorage.clear();
  window.location.hash = `#/${Math.random()}`;
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = async () => {
  await act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
};
const faultOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('a try with faults sends nothing, says all of them and leads to the first', async () => {
  const onSubmit = vi.fn<() => void>();
  render(<AddressForm onSubmit={onSubmit} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect([faultOf('收货人'), faultOf('手机号')]).toEqual(['请输入收货人', '手机号格式不正确']);
  expect(document.activeElement).toBe(field('收货人'));
});

test('a field that was left tells its fault, an empty one that was passed through does not', async () => {
  render(<AddressForm onSubmit={() => {}} />);
  await act(async () => void fireEvent.blur(field('收货人')));
  type('手机号', '123');
  await act(async () => void fireEvent.blur(field('手机号')));
  await waitFor(() => expect(faultOf('手机号')).toBe('手机号格式不正确'));
  expect(faultOf('收货人')).toBeUndefined();
});

test('what is typed, chosen and ticked is what is sent', async () => {
  const onSubmit = vi.fn<(values: Address) => void>();
  render(<AddressForm onSubmit={onSubmit} />);
  type('收货人', '刘佳');
  type('手机号', '13800000000');
  fireEvent.change(screen.getByLabelText('类型'), { target: { value: 'plant' } });
  fireEvent.click(screen.getByLabelText('设为默认'));
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ receiver: '刘佳', mobile: '13800000000', kind: 'plant', isDefault: true });
});

async function refusedBy(error: Error) {
  render(<AddressForm onSubmit={() => Promise.reject(error)} />);
  type('收货人', '刘佳');
  type('手机号', '13800000000');
  await submit();
}

test('what the server refuses stands at its field until that changes', async () => {
  await refusedBy(new Refusal(errorCodes.badInput, '参数错误', [{ field: 'address.mobile', msg: '号码已停用' }]));
  expect(faultOf('手机号')).toBe('号码已停用');
  expect(document.activeElement).toBe(field('手机号'));
  await act(async () => void type('手机号', '13900000000'));
  await waitFor(() => expect(faultOf('手机号')).toBeUndefined());
});

test('a refusal that speaks of no field stands above the form', async () => {
  await refusedBy(new Refusal(errorCodes.badInput, '地址已满'));
  expect(screen.getByText('地址已满')).toBeTruthy();
  expect(faultOf('收货人')).toBeUndefined();
});

test('one whose code speaks of a field stands there', async () => {
  await refusedBy(new Refusal(errorCodes.inReview, '企业资料审核中'));
  expect(faultOf('收货人')).toBe('企业资料审核中');
});

test('a broken call and a lost session were told elsewhere', async () => {
  await refusedBy(new Fault('网络连接失败'));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  await refusedBy(new Refusal(errorCodes.signedOut, '登录已失效'));
  expect(screen.queryByText('登录已失效')).toBeNull();
});

test('a secret is never written down, the rest of its form is', async () => {
  const form = <AddressForm draft="merchant" secrets={['mobile']} onSubmit={() => {}} />;
  render(form);
  await act(async () => void type('收货人', '刘佳'));
  await act(async () => void type('手机号', '13912345508'));
  keepDrafts();
  expect(window.sessionStorage.getItem('jicai.draft.merchant')).not.toContain('13912345508');
  cleanup();
  render(form);
  expect([field('收货人').value, field('手机号').value]).toEqual(['刘佳', '']);
});

test('what was typed is there again when the form is read anew after a refusal as outdated', async () => {
  const refuse = async () => Promise.reject(new Refusal(errorCodes.outdated, '数据已被他人修改，请刷新'));
  render(<AddressForm draft="address.7" onSubmit={refuse} />);
  await act(async () => void type('收货人', '刘佳'));
  await act(async () => void type('手机号', '13912345508'));
  await submit();
  expect(await screen.findByText('数据已被他人修改，请刷新')).toBeDefined();
  cleanup();
  render(<AddressForm draft="address.7" onSubmit={refuse} />);
  expect(field('收货人').value).toBe('刘佳');
});

test('what was typed when the session was lost is there again', async () => {
  render(<AddressForm draft="address.new" onSubmit={() => {}} />);
  await act(async () => void type('收货人', '刘佳'));
  keepDrafts();
  cleanup();
  render(<AddressForm draft="address.new" onSubmit={() => {}} />);
  expect(field('收货人').value).toBe('刘佳');
  cleanup();
  render(<AddressForm draft="address.new" onSubmit={() => {}} />);
  expect(field('收货人').value).toBe('');
});
