import { type AlarmGroup, alarmCalls } from '@portal/contract/areas/alarms/calls';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { alarmRoutes } from './routes.ts';

const COLUMNS: readonly SheetColumn<AlarmGroup>[] = [
  { key: 'at', label: '시각', kind: 'time', of: (row) => row.createdDtm },
  { key: 'menu', label: '구분', of: (row) => row.leftMenuName },
  { key: 'subject', label: '제목', of: (row) => row.commentSubject },
  { key: 'content', label: '내용', of: (row) => row.commentContent },
  { key: 'user', label: '작성자', of: (row) => row.userName },
  { key: 'count', label: '알림', kind: 'number', of: (row) => row.alarmCount },
  { key: 'unread', label: '안 읽음', kind: 'number', of: (row) => row.unreadCount },
];

/** The workbook of the caller's alarms. */
export const alarmSheets = [
  listExport({
    call: alarmCalls.listGroups,
    name: '알림목록',
    columns: () => COLUMNS,
    read: alarmRoutes.listGroups,
  }),
];
