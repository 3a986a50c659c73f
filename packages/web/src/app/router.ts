import { createRouter } from '@tanstack/react-router';
import { notePageOpened, notePageShown } from '#lib/page-opened.ts';
import { parseSearch, stringifySearch } from '#lib/search-params.ts';
import { setNavigation, setOpenLayers } from '#lib/session-end.ts';
import { openLayers } from '#ui/layers/open-layers.ts';
import { CrashPage } from './crash-page.tsx';
import { routeTree } from './routes.tsx';

/** The router. Lists keep their state in plain search params and parse them in their own pages. */
export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: () => null,
});

router.subscribe('onBeforeNavigate', notePageOpened);
router.subscribe('onResolved', notePageShown);
setNavigation((path) => void router.navigate({ to: path }));
setOpenLayers(openLayers.get);
