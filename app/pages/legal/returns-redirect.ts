import { redirect } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/returns` is the twin of `/return-policy` (decision 16). */
export const loader = () => redirect('/return-policy', 301)
