import { createContext } from 'react'

/**
 * What the inline scripts of a document bear while it is rendered, so that the page server tells them from whatever else stands in it. Undefined in the
 * browser: it is taken out of the document before that leaves.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)
