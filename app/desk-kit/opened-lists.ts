import { createContext } from 'react'

/** The lists that were opened since somebody came to this desk. */
export const OpenedListsContext = createContext<Set<string>>(new Set())
