import { redirect } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/privacy` is the twin of `/privacy-policy` (decision 16). */
export const loader = () => redirect('/privacy-policy', 301)
