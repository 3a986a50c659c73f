import { LOG_EXPORT_ROWS } from '@portal/contract/areas/audit/lists';
import { withSeparators } from '@portal/contract/core/formats';
import { isExportable } from '../api.ts';
import css from './export-link.module.css';

type Props = {
  /** The download address of the workbook. */
  href: string;
  total: number | undefined;
};

/** The download link for the listed rows. Too many rows get a hint instead (D-162). */
export function ExportLink({ href, total }: Props) {
  if (total === undefined || total === 0) return null;
  if (!isExportable(total)) {
    return (
      <span className={css['hint']} data-end="true">
        엑셀은 {withSeparators(LOG_EXPORT_ROWS)}건까지입니다. 기간을 좁혀주세요.
      </span>
    );
  }
  return (
    <a className={css['link']} href={href} download data-end="true" data-print="off">
      엑셀 내려받기
    </a>
  );
}
