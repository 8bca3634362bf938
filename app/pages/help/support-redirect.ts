import { redirect } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/support` is the twin of `/customer-support` (decision 16). */
export const loader = () => redirect('/customer-support', 301)
