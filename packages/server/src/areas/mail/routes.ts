import type { mailCalls } from '@portal/contract/areas/mail/calls';
import type { Routes } from '#http/handler-types.ts';
import { checkCode, remove, sendCode } from './own-address.ts';

/** Handlers of the own mail address. */
export const mailRoutes: Routes<typeof mailCalls> = { sendCode, checkCode, remove };
