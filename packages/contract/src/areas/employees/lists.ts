import { EMPLOYMENT_CODES } from './codes.ts';

/** Rules of the employee list. 'A' filters for employed staff; '' and 'ALL' do not filter (D-105). */
export const EMPLOYEE_LIST = {
  size: 10,
  statuses: EMPLOYMENT_CODES,
  types: [
    { value: 'userName', label: '이름' },
    { value: 'deptName', label: '부서' },
    { value: 'position', label: '직책' },
    { value: 'userPhone', label: '휴대폰' },
  ],
  orders: [
    'userName_asc',
    'userName_desc',
    'deptName_asc',
    'deptName_desc',
    'position_asc',
    'position_desc',
    'createdDtm_desc',
    'createdDtm_asc',
  ],
} as const;
