import type { menuCalls } from '@portal/contract/areas/menu/calls';
import type { Routes } from '../../http/handlers.ts';
import { listAllTopMenus, listLeftMenus, listTopMenus } from './list-menus.ts';

export const menuRoutes: Routes<typeof menuCalls> = { listAllTopMenus, listTopMenus, listLeftMenus };
