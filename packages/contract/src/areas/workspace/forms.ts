import { filled } from '../../core/forms.ts';

/** The dialog of a new room and its settings (WORK-12). */
export const roomChecks = [filled('Name', 'workspace.name.blank')];
