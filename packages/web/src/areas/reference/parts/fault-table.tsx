import type { ImportFault } from '@portal/contract/areas/reference/calls';
import { PlainTable } from '#ui/tables/plain-table.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './reference.module.css';

/** The errors of a workbook with their rows. */
export const FaultTable = ({ faults }: { faults: readonly ImportFault[] }) => (
  <Text as="section" className={css['faults']} padX={12} line="around" round="md" bounded aria-label="오류 목록">
    <PlainTable heads={['행', '항목', '내용']}>
      {faults.map(({ row, heading, message }) => (
        <tr key={`${row} ${heading} ${message}`}>
          <Text as="td" whole>
            {row}
          </Text>
          <td>{heading}</td>
          <td>{message}</td>
        </tr>
      ))}
    </PlainTable>
  </Text>
);
