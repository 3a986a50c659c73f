/** Types of an internal project: direct installation, pre-survey, maintenance. */
export const ProjectType = { Installation: 'D', Survey: 'P', Maintenance: 'M' } as const;
export type ProjectType = (typeof ProjectType)[keyof typeof ProjectType];
/** How maintenance is done: remotely or by a visit. */
export const MaintenanceType = { Remote: 'R', Visit: 'V' } as const;
export type MaintenanceType = (typeof MaintenanceType)[keyof typeof MaintenanceType];
/** Whether maintenance is paid for. */
export const PayType = { Paid: 'O', Free: 'X' } as const;
export type PayType = (typeof PayType)[keyof typeof PayType];

export const PROJECT_TYPES = [ProjectType.Installation, ProjectType.Survey, ProjectType.Maintenance] as const;
export const MAINTENANCE_TYPES = [MaintenanceType.Remote, MaintenanceType.Visit] as const;
export const PAY_TYPES = [PayType.Paid, PayType.Free] as const;

/** A label for every code, and '' for none. */
type Labels<Code extends string> = Readonly<Record<Code | '', string>>;

const TYPE_LABELS: Labels<ProjectType> = { '': '', D: '직접설치', P: '사전답사', M: '유지보수' };
const DETAIL_LABELS: Labels<ProjectType> = { '': '상세내용', D: '설치내용', P: '답사내용', M: '유지보수내용' };
const MAINTENANCE_LABELS: Labels<MaintenanceType> = { '': '', R: '원격', V: '방문' };
const PAY_LABELS: Labels<PayType> = { '': '', O: '유상', X: '무상' };

/** Label of a project type; '' while none is chosen (D-80). */
export const typeLabel = (type: ProjectType | ''): string => TYPE_LABELS[type];

/** Label of the detail text, which depends on the type (D-80). */
export const detailLabel = (type: ProjectType | ''): string => DETAIL_LABELS[type];

/** Label of a maintenance type; '' while none is chosen. */
export const maintenanceLabel = (type: MaintenanceType | ''): string => MAINTENANCE_LABELS[type];

/** Label of a pay type; '' while none is chosen. */
export const payLabel = (type: PayType | ''): string => PAY_LABELS[type];

/** Only maintenance has a maintenance type and a pay type. */
export const asksMaintenance = (values: { ProjectType: ProjectType | '' }): boolean =>
  values.ProjectType === ProjectType.Maintenance;

/** Only paid maintenance has a price. */
export const asksPrice = (values: { ProjectType: ProjectType | ''; PayType: PayType | '' }): boolean =>
  asksMaintenance(values) && values.PayType === PayType.Paid;

/** Only a direct installation has a construction manager (D-79). */
export const asksConstructionManager = (values: { ProjectType: ProjectType | '' }): boolean =>
  values.ProjectType === ProjectType.Installation;

type TypeValues = {
  ProjectType: ProjectType | '';
  MaintenanceType: MaintenanceType | '';
  PayType: PayType | '';
  Price: string;
};

/** The values without the fields that their type does not have. Those fields are neither compared nor stored. */
export const withinType = <Values extends TypeValues>(values: Values): Values => ({
  ...values,
  MaintenanceType: asksMaintenance(values) ? values.MaintenanceType : '',
  PayType: asksMaintenance(values) ? values.PayType : '',
  Price: asksPrice(values) ? values.Price : '',
});
