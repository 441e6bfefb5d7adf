import { useDelayed } from '@jicai/ui/hooks/use-delayed.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import select from '../../parts/select.module.css';
import { requesterLabel, requestersQuery } from './place.queries.ts';
import styles from './PlaceOrder.module.css';

/** Whom to order for: found by person, company, account or mobile. Who may not order stands there with the reason. */
export function RequesterSelect({
  customerId,
  isAsked,
  value,
  onChoose,
}: {
  customerId: string | undefined;
  /** The customer is known and only the person is missing: its people stand open, the first one under the keys. */
  isAsked: boolean;
  /** Label of who is chosen. */
  value: { userId: string; label: string } | undefined;
  onChoose: (userId: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const searchKey = useDelayed(typed.trim(), 250);
  const { data = [], isFetching } = useQuery(requestersQuery({ customerId, searchKey }));
  const options = data.map((one) => ({
    value: one.userId,
    label: requesterLabel(one),
    disabled: one.refusal !== '',
    note: [one.accountNo, one.mobile, one.orgName, one.refusal].filter(Boolean).join(' · '),
  }));
  const known = value && !options.some((one) => one.value === value.userId);
  const shown = known ? [{ value: value.userId, label: value.label, disabled: false, note: '' }, ...options] : options;
  return (
    <Field label="下单人" isRequired help="按此人的价格、商品池、额度和审批规则下单，订单归此人所有">
      {({ id }) => (
        <Select
          id={id}
          className={select.select}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of the page, and what is asked for
          autoFocus={isAsked}
          defaultOpen={isAsked}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={isFetching}
          options={shown}
          value={value?.userId}
          placeholder="客户名称、姓名、账号或手机号"
          notFoundContent={isFetching ? '正在查找' : '没有符合的客户或成员'}
          optionRender={({ data: one }) => renderRequester(one)}
          onChange={onChoose}
        />
      )}
    </Field>
  );
}

const renderRequester = ({ label, note }: { label: string; note: string }) => (
  <span className={styles.option}>
    <b>{label}</b>
    <small>{note}</small>
  </span>
);
