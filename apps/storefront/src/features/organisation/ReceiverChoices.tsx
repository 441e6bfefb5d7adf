import { mostReceivers } from '@jicai/domain/people/organisation-form.ts';
import { Choices } from '@jicai/ui/forms/Choices.tsx';
import { useController } from 'react-hook-form';
import { useFormOf } from '@jicai/web/form/Form.tsx';

interface Person {
  userId: string;
  userName: string;
}

/** 验收人 of a department in the form around, as `receiverUserIds`; who is named already stays in the choice though he may not sign in now. */
export function ReceiverChoices({ people, named }: { people: readonly Person[]; named: readonly Person[] }) {
  const { control, faults } = useFormOf<{ receiverUserIds: string[] }>();
  const { field } = useController({ control, name: 'receiverUserIds' });
  const gone = named.filter((one) => !people.some(({ userId }) => userId === one.userId));
  const isFull = field.value.length >= mostReceivers;
  return (
    <Choices
      label="验收人"
      help="可以为本部门及下级部门的订单验收收货，看不到价格；不选则由下单人自己收货"
      error={faults.receiverUserIds}
      choices={[...people, ...gone].map(({ userId, userName }) => ({
        key: userId,
        label: userName,
        disabled: isFull && !field.value.includes(userId),
      }))}
      chosen={field.value}
      onChange={(chosen) => field.onChange([...chosen])}
    />
  );
}
