import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { fetchMessages } from '../i18n/warm-messages.ts'
import { FailedLoad, isFailedLoad } from './failed-load.ts'
import { orWithTheNextPage } from './next-page.ts'
import { FailedLoadScreen } from './failed-load-screen.tsx'

type Options = {
  /** The namespaces the screen speaks with: `handle.messages`. */
  messages: readonly string[]
  /** Stands in while the screen is on its way, in the shape of the screen, so that nothing jumps. */
  skeleton?: ReactNode
  /** Few readers of the route see it: asked for when it is shown, not before. */
  rare?: boolean
  /** Stands in when it could not be fetched, where more is to be said than that; asks for it again by `retry`. */
  failed?: (retry: () => void) => ReactNode
}

/**
 * A screen in a file of its own, behind an error boundary. Route modules stay thin (loader, handle, this call), because react-router reloads the
 * whole page when a *route module* fails to load, and people would never see what happened; a *screen* that fails says so, with Retry.
 * In the browser the screen is asked for as soon as its route module runs, beside the loader's data, unless it is a rare one.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { messages, skeleton, rare = false, failed = (retry) => <FailedLoadScreen retry={retry} /> }: Options,
): (props: Props) => ReactNode {
  const loadAll = async () => {
    if (typeof document === 'undefined') return load()
    const [screen] = await Promise.all([load(), ...messages.map(fetchMessages)])
    return screen
  }
  const first = typeof document === 'undefined' || rare ? undefined : loadAll()
  // Whoever renders the screen looks at the failure; until then it is nobody's unhandled rejection.
  first?.catch(() => {})
  const begin = (loading?: ReturnType<typeof loadAll>) =>
    lazy(() => (loading ?? loadAll()).catch((error: unknown) => Promise.reject(new FailedLoad(String(error), { cause: error }))))
  // One for the whole route: on the server it is resolved once, in the browser only Retry replaces it.
  const initial = { attempt: 0, Screen: begin(first) }

  return function LazyScreen(props: Props) {
    const [{ attempt, Screen }, setCurrent] = useState(initial)
    useLayoutEffect(() => {
      awaitScreen(1)
      return () => awaitScreen(-1)
    }, [])
    const retry = () => setCurrent({ attempt: attempt + 1, Screen: begin(orWithTheNextPage(loadAll())) })
    return (
      <LoadBoundary
        key={attempt}
        failed={
          <>
            {failed(retry)}
            <Arrived />
          </>
        }
      >
        <Suspense fallback={skeleton}>
          <Screen {...props} />
          <Usable />
        </Suspense>
      </LoadBoundary>
    )
  }
}

/** How many screens of the page are still on their way, or not yet taken over from what the server drew. */
let awaited = 0

/** While there is one, the page bears `data-screen-awaited`: what stands in `main` is a picture, and its buttons may be nobody's. */
function awaitScreen(more: 1 | -1) {
  awaited += more
  document.documentElement.toggleAttribute('data-screen-awaited', awaited > 0)
}

/** The screen (or what stands for one that failed) is in the page and answers. Once it is hidden again behind its skeleton it does not. */
function Arrived() {
  useLayoutEffect(() => {
    awaitScreen(-1)
    return () => awaitScreen(1)
  }, [])
  return null
}

/** Says that the screen answers to clicks, which may be a moment after the frame around it. */
function Usable() {
  useEffect(() => void window.dispatchEvent(new Event('screen-usable')), [])
  return <Arrived />
}

/** Shows `failed` for what could not be fetched; anything else goes on to the next boundary. */
class LoadBoundary extends Component<{ failed: ReactNode; children: ReactNode }, { error: unknown }> {
  override state = { error: undefined }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isFailedLoad(error)) throw error
    return this.props.failed
  }
}
