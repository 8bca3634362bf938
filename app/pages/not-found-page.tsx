import { data } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import NotFoundScreen from './not-found-screen.tsx'

export const handle = pageHandle({ messages: [], noindex: true })

/** An address nobody knows answers 404, in the reader's language, with ways to go on. */
export const loader = () => data(null, { status: 404 })

export default NotFoundScreen
