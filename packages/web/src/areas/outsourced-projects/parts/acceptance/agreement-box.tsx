import { useId } from 'react';
import { FieldError } from '#ui/fields/field-frame.tsx';
import css from './agreement-box.module.css';

type Props = { checked: boolean; error?: string; onChange?: (checked: boolean) => void };

/** The terms that a contractor agrees to. They are read-only after the acceptance (PART-34, PART-35). */
export function AgreementBox({ checked, error = '', onChange }: Props) {
  const textId = useId();
  return (
    <div>
      <div className={css['box']} data-wrong={error !== '' || undefined}>
        <ul id={textId}>
          <li>프로젝트 내용, 시작일, 금액(VAT 별도)과 투입자재를 확인했습니다.</li>
          <li>수주 후 제공되는 고객 및 현장 정보는 이 프로젝트의 수행에만 사용합니다.</li>
          <li>정당한 사유 없이 수주를 철회하거나 일정을 변경하지 않습니다.</li>
        </ul>
        <label>
          <input
            type="checkbox"
            name="agreed"
            aria-describedby={textId}
            checked={checked}
            disabled={onChange === undefined}
            onChange={(event) => onChange?.(event.currentTarget.checked)}
          />
          위 사항에 모두 동의합니다.
        </label>
      </div>
      {error !== '' && <FieldError>{error}</FieldError>}
    </div>
  );
}
