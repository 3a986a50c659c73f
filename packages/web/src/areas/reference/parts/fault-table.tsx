import type { ImportFault } from '@portal/contract/areas/reference/calls';
import { Text } from '#ui/text/text.tsx';
import css from './reference.module.css';

/** The errors of a workbook with their rows. */
export const FaultTable = ({ faults }: { faults: readonly ImportFault[] }) => (
  <Text as="section" className={css['faults']} size={13} line="around" round="md" aria-label="오류 목록">
    <table>
      <thead>
        <tr>
          <th scope="col">행</th>
          <th scope="col">항목</th>
          <th scope="col">내용</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ row, heading, message }) => (
          <tr key={`${row} ${heading} ${message}`}>
            <td>{row}</td>
            <td>{heading}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Text>
);
