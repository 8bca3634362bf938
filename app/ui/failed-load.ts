import { isRouteErrorResponse } from 'react-router'

/** A part of the page, its data or its sentences could not be fetched: the network's or a new release's fault, so trying again may help. */
export class FailedLoad extends Error {
  override name = 'FailedLoad'
}

/**
 * Whether an error means that something could not be fetched, rather than shown. Browsers say so in words of their own, each its own; a page's data that came
 * broken, or as a failure of the server, in react-router's. What a loader threw there arrives without its words.
 */
export const isFailedLoad = (error: unknown): boolean =>
  error instanceof FailedLoad ||
  (isRouteErrorResponse(error) && error.status >= 500) ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script failed|failed to fetch|load failed|networkerror when attempting|unable to preload|error loading dynamically|unable to discover routes|unable to decode turbo-stream|^unexpected server error$/i.test(
      error.message,
    ))
