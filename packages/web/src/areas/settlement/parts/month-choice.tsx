import type { MonthAmounts } from '@portal/contract/areas/settlement/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from '#ui/selects/select.tsx';
import { Text } from '#ui/text/text.tsx';
import { invoicedMonths } from '../api.ts';
import css from './settlement.module.css';

type Props = {
  /** The month on screen, as 'YYYY.MM'. */
  shown: string;
  /** The id of a company; 0 for all. */
  companyId: number;
  onChoose: (month: string) => void;
};

const textOf = ({ yearMonth, unsettledCount, settledCount }: MonthAmounts): string =>
  unsettledCount > 0 ? `${yearMonth} · 미정산 ${unsettledCount}건` : `${yearMonth} · 정산 ${settledCount}건`;

/** Every month with invoices, however far away, so that none is out of reach (D-222). */
export function MonthChoice({ shown, companyId, onChoose }: Props) {
  const months = useQuery({ ...invoicedMonths(companyId), placeholderData: keepPreviousData });
  const invoiced = months.data?.data ?? [];
  if (invoiced.length === 0) return null;
  const isListed = invoiced.some(({ yearMonth }) => yearMonth === shown);
  return (
    <Text as="div" size={13} className={css['choice']} data-print="off">
      <Select
        label="계산서가 있는 달"
        value={isListed ? shown : ''}
        placeholder="계산서가 있는 달"
        withoutEmpty
        options={invoiced.map((month) => ({ value: month.yearMonth, label: textOf(month) }))}
        onChange={onChoose}
      />
    </Text>
  );
}
