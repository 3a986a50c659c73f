import { refuse } from './refuse.ts';

/** Refuses a choice of this field: by name if it was retired or deleted, else as an id that nothing has. */
export function refuseChoice(field: string, name = ''): never {
  if (name === '') refuse('BAD_REQUEST', { field });
  refuse('BAD_REQUEST', { field, message: 'form.choice.gone', values: { name } });
}
