import type { LoginTypeOf } from '@portal/contract/areas/auth/login-types';
import type { UserType } from '@portal/contract/core/actor';
import { paths } from '#lib/paths.ts';
import { findInternal, findOutsourced } from '../api.ts';

/** A project by the id in the address. */
type ProjectById = { page: (id: string) => string };
/** A project by its outside number, which is looked up. Without a match its list is opened (D-07). */
type ProjectByOutsideNumber = {
  page: (id: number) => string;
  find: (outsideNumber: string) => Promise<number | undefined>;
  list: string;
};

/** The page that a user from the groupware is sent to. */
export type Place = 'home' | ProjectById | ProjectByOutsideNumber;

/** The target of each login type, by user type (AUTH-20 to AUTH-26). */
export const PLACES: { readonly [Type in UserType]: Readonly<Record<LoginTypeOf<Type>, Place>> } = {
  C: { A: 'home', C: { page: paths.projectCompanyView } },
  M: {
    B: { page: paths.projectView },
    F: { page: paths.projectView },
    N: 'home',
    M0: {
      page: paths.projectView,
      find: findOutsourced,
      list: paths.projectList,
    },
    M1: {
      page: paths.projectMizeView,
      find: findInternal,
      list: paths.projectMizeList,
    },
  },
};
