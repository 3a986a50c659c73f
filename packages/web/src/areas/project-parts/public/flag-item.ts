import { toYesNo } from '@portal/contract/core/formats';
import type { ChangeItem } from '@portal/contract/core/forms';

/** A flag of a project for the eye, in the words for yes and no. */
export const flagItem = <Project>(
  name: string,
  read: (project: Project) => string,
  words: readonly [string, string],
): ChangeItem<Project> => ({
  name,
  key: read,
  show: (project) => (read(project) === toYesNo(true) ? words[0] : words[1]),
});
