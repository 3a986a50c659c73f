import type { passwordLinkCalls } from '@portal/contract/areas/password-links/calls';
import type { Routes } from '#http/handler-types.ts';
import { addLink } from './make-link.ts';
import { useLink } from './use-link.ts';

/** Handlers of the links with which people set their own password. */
export const passwordLinkRoutes: Routes<typeof passwordLinkCalls> = { add: addLink, use: useLink };
