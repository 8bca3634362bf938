import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/seller/{id}` is the twin of `/sellers/{id}` (decision 16). */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/sellers/${encodeURIComponent(params['id'] ?? '')}`, 301)
