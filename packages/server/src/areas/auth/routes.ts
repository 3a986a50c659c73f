import type { authCalls } from '@portal/contract/areas/auth/calls';
import type { Routes } from '../../http/handlers.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const authRoutes: Routes<typeof authCalls> = { signIn, signOut };
