import type { ReviewFinding } from '@portal/contract/areas/audit/shapes';
import { withSeparators } from '@portal/contract/core/formats';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import type { Column } from '#ui/tables/table-rows.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  title: string;
  /** The rule that selects the findings. */
  note: string;
  findings: readonly ReviewFinding[];
  /** The filters of the log link, besides the reader and the address of the finding. */
  narrowing: Readonly<Record<string, string>>;
};

const reader: Column<ReviewFinding> = {
  key: 'reader',
  header: '열람자',
  head: true,
  render: ({ readerName, readerId }) => `${readerName} (${readerId})`,
};

/** The findings of one kind. Each row links to its readings in the log. */
export function FindingTable({ title, note, findings, narrowing }: Props) {
  const hasAddress = findings.some(({ address }) => address !== '');
  const log: Column<ReviewFinding> = {
    key: 'log',
    header: '',
    width: 110,
    render: ({ readerId, address }) => (
      <Link to={paths.accessLog} search={{ ...narrowing, reader: readerId, ...(address === '' ? {} : { address }) }}>
        기록 보기
      </Link>
    ),
  };
  const columns: Column<ReviewFinding>[] = [
    reader,
    ...(hasAddress
      ? [{ key: 'address', header: '접속 주소', width: 200, render: ({ address }: ReviewFinding) => address }]
      : []),
    {
      key: 'readings',
      header: '열람',
      width: 100,
      align: 'right',
      render: (row) => `${withSeparators(row.readingCnt)}건`,
    },
    {
      key: 'subjects',
      header: '인원',
      width: 100,
      align: 'right',
      render: (row) => `${withSeparators(row.subjectCnt)}명`,
    },
    log,
  ];
  return (
    <Section
      title={title}
      note={note}
      {...(findings.length > 0 ? { todo: `${withSeparators(findings.length)}건` } : {})}
    >
      {findings.length === 0 ? (
        <Text size={13} tone="soft">
          해당하는 열람이 없습니다.
        </Text>
      ) : (
        <DataTable
          label={title}
          rows={findings}
          columns={columns}
          rowKey={({ readerId, address }) => `${readerId} ${address}`}
        />
      )}
    </Section>
  );
}
