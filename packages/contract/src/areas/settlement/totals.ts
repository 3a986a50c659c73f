import { ProjectStatus } from '../outsourced-projects/status.ts';

type Amounts = { price: string; addPrice: string; mizeStatus: ProjectStatus };

const won = (text: string): number => Number(text.replaceAll(',', '') || '0');

/** price + addPrice, whole won. */
export const amountOf = (row: Amounts): number => won(row.price) + won(row.addPrice);

const sumIn = (rows: readonly Amounts[], status: ProjectStatus): number =>
  rows.filter((row) => row.mizeStatus === status).reduce((sum, row) => sum + amountOf(row), 0);

/** Over rows in B: for staff the selected ones, for a contractor all listed (D-97). */
export const unsettledAmount = (rows: readonly Amounts[]): number => sumIn(rows, ProjectStatus.Invoiced);

/** Over all listed rows in E. */
export const settledAmount = (rows: readonly Amounts[]): number => sumIn(rows, ProjectStatus.Settled);
