import { createContext, type RouterContextProvider } from 'react-router'

/** Where a rendered document is laid down as bytes: what is sent and hashed are bytes, and a `Response` would carry them through two streams and back. */
export type Rendered = {
  document?: Buffer<ArrayBuffer>
  /** What the inline scripts we write bear while the document is made, so that the policy allows them and no other. */
  nonce: string | undefined
}

const renderedContext = createContext<Rendered>()

/** Hands a request the place for its document; the `Response` then comes with an empty body. */
export const enterRendered = (context: RouterContextProvider, place: Rendered): void => context.set(renderedContext, place)

/** The place for the document of this request. */
export const renderedOf = (context: Readonly<RouterContextProvider>): Rendered => context.get(renderedContext)
