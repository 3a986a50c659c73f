import type { LoginTypeOf } from '@portal/contract/areas/auth/login-types';
import type { UserType } from '@portal/contract/core/actor';
import { paths } from '#lib/paths.ts';
import { findInternalProject, findOutsourcedProject } from '../ticket-api.ts';

/** A project by the id in the address. */
type ProjectById = { page: (id: string) => string };
/** A project by its outside number, which is looked up. Without a match its list is opened (D-07). */
type ProjectByOutsideNumber = {
  page: (id: number) => string;
  find: (outsideNumber: string) => Promise<number | undefined>;
  list: string;
};

/** The page that a user from the groupware is sent to. */
export type LandingTarget = 'home' | ProjectById | ProjectByOutsideNumber;

/** The target of each login type, by user type (AUTH-20 to AUTH-26). */
export const LANDING_TARGETS: { readonly [Type in UserType]: Readonly<Record<LoginTypeOf<Type>, LandingTarget>> } = {
  C: { A: 'home', C: { page: paths.projectCompanyView } },
  M: {
    B: { page: paths.projectView },
    F: { page: paths.projectView },
    N: 'home',
    M0: {
      page: paths.projectView,
      find: findOutsourcedProject,
      list: paths.projectList,
    },
    M1: {
      page: paths.projectMizeView,
      find: findInternalProject,
      list: paths.projectMizeList,
    },
  },
};
