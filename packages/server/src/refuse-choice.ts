import { josa } from 'es-hangul';
import { refuse } from './refuse.ts';

/** Refuses a choice of this field: by name if it was retired or deleted, else as an id that nothing has. */
export function refuseChoice(field: string, name = ''): never {
  if (name === '') refuse('BAD_REQUEST', { field });
  // How a number or a foreign letter is read is not known: such a name has both particles.
  const particle = /\p{Script=Hangul}$/u.test(name) ? josa.pick(name, '은/는') : '은(는)';
  refuse('BAD_REQUEST', { field, message: 'form.choice.gone', values: { name, particle } });
}
