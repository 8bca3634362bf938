import { redirect } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** The specification's other address of the back office. */
export const loader = () => redirect('/admin', 301)
