import type { ComponentProps, ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { FALLBACK_RATES } from './money/currency.ts'
import NotFoundScreen from './pages/not-found-screen.tsx'
import { AfterPaint, DocumentHead } from './shell/document-head.tsx'
import { useHtmlFacts } from './shell/html-facts.ts'
import { loadShell } from './shell/load-shell.server.ts'
import { ShellFrame } from './shell/shell-frame.tsx'
import { isFailedLoad } from './ui/failed-load.ts'
import { FailedLoadScreen } from './ui/failed-load-screen.tsx'
import { UnexpectedErrorScreen } from './ui/unexpected-error-screen.tsx'
import './ui/theme.css'

/** What every page is made of, the same for everyone who reads in this language and currency. */
export const loader = ({ context }: Route.LoaderArgs) => loadShell(context)

/** The frame's data hold for the visit: rates are renewed by the clock, the rest with the next document. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const { lang, data } = useHtmlFacts(shell)
  return (
    // The script in the head adds theme and session before React looks.
    <html lang={lang} {...data} suppressHydrationWarning>
      <DocumentHead shell={shell} />
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <AfterPaint />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ShellFrame shell={loaderData}>
      <Outlet />
    </ShellFrame>
  )
}

/** Stands in for the frame's data when even they could not be had. */
const WITHOUT_DATA: ComponentProps<typeof ShellFrame>['shell'] = { currency: 'THB', rates: FALLBACK_RATES, menu: [], geoUrl: '', year: 2025 }

/** The last to be asked: an address nobody knows, a page that could not be fetched, a surprise. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root') ?? WITHOUT_DATA
  return (
    <ShellFrame shell={shell}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundScreen />
      ) : isFailedLoad(error) ? (
        <FailedLoadScreen />
      ) : (
        <UnexpectedErrorScreen error={error} />
      )}
    </ShellFrame>
  )
}
