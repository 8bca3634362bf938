/** A part of the page, its data or its sentences could not be fetched: the network's or a new release's fault, so trying again may help. */
export class FailedLoad extends Error {
  override name = 'FailedLoad'
}

/** Whether an error means that something could not be fetched. Browsers say so in words of their own, each its own. */
export const isFailedLoad = (error: unknown): boolean =>
  error instanceof FailedLoad ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script failed|failed to fetch|load failed|networkerror when attempting|unable to preload|error loading dynamically|unable to discover routes/i.test(
      error.message,
    ))
