import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import type { CompanyValues } from './company-items.ts';

/** The fields of a company, in the sheet of a new one and on its page. */
export const CompanyFields = ({ form }: { form: FormFields<CompanyValues> }) => (
  <>
    <TextField {...fieldOf(form, 'CompanyName')} label="업체명" maxLength={TEXT_LIMIT.name} autoFocus />
    <TextField
      {...fieldOf(form, 'BusinessNumber')}
      label="사업자등록번호"
      description="숫자 10자리"
      placeholder="000-00-00000"
      maxLength={14}
    />
    <TextField {...fieldOf(form, 'Representative')} label="대표자" maxLength={TEXT_LIMIT.name} />
    <PhoneField {...fieldOf(form, 'CompanyPhone')} label="전화번호" />
    <TextField
      {...fieldOf(form, 'DailyTeams')}
      label="하루 팀 수"
      description="비워 두면 세지 않습니다"
      maxLength={2}
    />
  </>
);
