import { createContext, use } from 'react'

/** Asks the person at the desk for the second factor again; false where they would rather not. */
export const ProveContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false))

export const useProve = () => use(ProveContext)
