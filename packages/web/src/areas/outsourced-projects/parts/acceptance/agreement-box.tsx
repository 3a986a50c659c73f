import { useId } from 'react';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Points } from '#ui/text/points.tsx';
import css from './acceptance.module.css';

type Props = { checked: boolean; error?: string; onChange?: (checked: boolean) => void };

/** The terms that a contractor agrees to. They are read-only after the acceptance (PART-34, PART-35). */
export function AgreementBox({ checked, error = '', onChange }: Props) {
  const textId = useId();
  return (
    <div>
      <Panel gap={8} padY={8} className={error === '' ? undefined : css['wrong']}>
        <Points id={textId} tone="soft">
          <li>프로젝트 내용, 시작일, 금액(VAT 별도)과 투입자재를 확인했습니다.</li>
          <li>수주 후 제공되는 고객 및 현장 정보는 이 프로젝트의 수행에만 사용합니다.</li>
          <li>정당한 사유 없이 수주를 철회하거나 일정을 변경하지 않습니다.</li>
        </Points>
        <Row as="label" gap={12} tall="target" line="above" weight="semibold">
          <input
            type="checkbox"
            className={css['tick']}
            name="agreed"
            aria-describedby={textId}
            checked={checked}
            disabled={onChange === undefined}
            onChange={(event) => onChange?.(event.currentTarget.checked)}
          />
          위 사항에 모두 동의합니다.
        </Row>
      </Panel>
      {error !== '' && <FieldError>{error}</FieldError>}
    </div>
  );
}
