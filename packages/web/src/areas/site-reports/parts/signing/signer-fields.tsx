import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { NamedSigns } from '../named-signs.tsx';
import type { Signing } from './use-signing.ts';

type Props = Pick<Signing, 'form'> & { who: 'Customer' | 'Contractor' };

/** Name and role of who signs. */
export const SignerFields = ({ form, who }: Props) => (
  <>
    <Grid columns={2} gap={12}>
      <TextField {...fieldOf(form, `${who}Name`)} label="이름" maxLength={TEXT_LIMIT.key} />
      <TextField {...fieldOf(form, `${who}Role`)} label="직책" maxLength={TEXT_LIMIT.key} />
    </Grid>
    <NamedSigns texts={[form.draft[`${who}Name`], form.draft[`${who}Role`]]} />
  </>
);
