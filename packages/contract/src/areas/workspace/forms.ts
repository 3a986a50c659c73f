import { filled } from '../../core/forms.ts';

/** Checks of the dialog of a new room, and of its settings (WORK-12). */
export const roomChecks = [filled('Name', 'workspace.name.blank')];
