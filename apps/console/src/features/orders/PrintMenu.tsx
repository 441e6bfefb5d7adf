import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconPrinter } from '@jicai/ui/icons/center-icons.tsx';
import { IconChevronDown } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Dropdown } from 'antd';
import { selfQuery } from '../../app/self.queries.ts';
import { type PaperChoice, paperChoices, paperNames, usePapers } from './print-papers.ts';

/** 打印: the papers of these orders, each as one file; those that there are none of now are named grey with why. */
export function PrintMenu({
  orderNos,
  refused = {},
}: {
  orderNos: readonly string[];
  refused?: Partial<Record<PaperChoice, string>>;
}) {
  const { data: self } = useQuery(selfQuery());
  const print = usePapers();
  const isOperator = self?.accountType === accountTypes.operator;
  const items = paperNames
    .filter((name) => isOperator || name !== 'pricedDelivery')
    .map((name) => ({ key: name, label: paperChoices[name], disabled: Boolean(refused[name]), title: refused[name] }));
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{ items, onClick: ({ key }) => print.mutate({ paper: key as PaperChoice, orderNos }) }}
    >
      <Button aria-haspopup="menu" disabled={print.isPending}>
        <IconPrinter size={16} />
        打印
        <IconChevronDown size={14} />
      </Button>
    </Dropdown>
  );
}
