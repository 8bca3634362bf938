import { useSyncExternalStore } from 'react'

/** False on the server and until React has taken the page over. What must not be pressed before waits for it, like a form with a password. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
