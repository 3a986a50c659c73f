import { useQuery } from '@tanstack/react-query';
import { receiptsQuery } from './receipts-query.ts';

/** The receipts of a project's award, and what is to be received. */
export const useReceipts = (projectId: number, enabled = true) => useQuery({ ...receiptsQuery(projectId), enabled });
