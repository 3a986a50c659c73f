import { DELETED_KINDS } from '@portal/contract/areas/retention/lists';

/** A project as the change log names it. Its name may tell of a customer, and would outlive its period there. */
export const loggedProject = (kind: 'outsourced' | 'internal', id: number) => ({
  subject: DELETED_KINDS[kind],
  key: id,
  name: `프로젝트 ${id}`,
});
