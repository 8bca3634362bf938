import type { i18n } from 'i18next'
import { createContext, type RouterContextProvider } from 'react-router'

/** The sentences a request is answered with. `version` names the state of all catalogues, as their addresses carry it. */
export type Words = { i18n: i18n; version: string }

const wordsContext = createContext<Words>()

/** Hands the sentences of the reader's language to one request. */
export const enterWords = (context: RouterContextProvider, words: Words): void => context.set(wordsContext, words)

/** The sentences of the reader's language; loaders take `wordsOf(context).i18n.t` for the rare sentence made on the server. */
export const wordsOf = (context: Readonly<RouterContextProvider>): Words => context.get(wordsContext)
