import { type Check, filled } from '../../core/forms.ts';

type ViewDraft = { Name: string };

/** Checks of a saved view. */
export const viewChecks: readonly Check<ViewDraft>[] = [filled('Name', 'view.name.required')];
