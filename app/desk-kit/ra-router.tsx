import type { RouterProvider } from 'ra-core'
import { Link, useLocation, useNavigate, useParams } from 'react-router'

const Unused = () => null

/**
 * What ra-core needs of a router, out of the parts of ours that every page loads anyway: put in the place of its own adapter (`vite.config.ts`), which would bring the rest of the
 * package into the file that every visitor downloads. A desk draws its routes itself, so matching and blocking are not asked for.
 */
export const reactRouterProvider: RouterProvider = {
  useLocation,
  useNavigate: useNavigate as RouterProvider['useNavigate'],
  useParams: useParams as RouterProvider['useParams'],
  useBlocker: () => ({ state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }),
  useMatch: () => null,
  useInRouterContext: () => true,
  useCanBlock: () => false,
  Link,
  Navigate: Unused,
  Route: Unused,
  Routes: Unused,
  Outlet: Unused,
  matchPath: () => null,
  RouterWrapper: ({ children }) => children,
}
