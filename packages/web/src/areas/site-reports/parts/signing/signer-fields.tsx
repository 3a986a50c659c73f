import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { NamedSigns } from '../named-signs.tsx';
import css from '../signatures.module.css';
import type { Signing } from './use-signing.ts';

type Props = Pick<Signing, 'form'> & { who: 'Customer' | 'Contractor' };

/** Name and role of who signs. */
export const SignerFields = ({ form, who }: Props) => (
  <>
    <div className={css['two']}>
      <TextField {...fieldOf(form, `${who}Name`)} label="이름" maxLength={TEXT_LIMIT.key} />
      <TextField {...fieldOf(form, `${who}Role`)} label="직책" maxLength={TEXT_LIMIT.key} />
    </div>
    <NamedSigns texts={[form.draft[`${who}Name`], form.draft[`${who}Role`]]} />
  </>
);
