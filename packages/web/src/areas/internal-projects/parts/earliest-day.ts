import { mayPickPastDays } from '@portal/contract/areas/internal-projects/policy';
import type { Actor } from '@portal/contract/core/actor';
import { today } from '../../../lib/today.ts';

/** The earliest start date this user may pick; '' for any (INT-45, D-140). */
export const earliestDay = (actor: Actor): string => (mayPickPastDays(actor) ? '' : today());
