import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/product/{id}` is the twin of `/products/{id}` (decision 16). */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(`/products/${encodeURIComponent(params['id'] ?? '')}`, 301)
