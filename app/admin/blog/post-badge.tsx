import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type PostRow, type PostState, postStateOf } from './post-row.ts'

const TONES = { draft: 'quiet', scheduled: 'indigo', published: 'leaf', archived: 'quiet' } satisfies Record<PostState, BadgeTone>

/** Where a post stands now. */
export function PostBadge({ post }: { post: Pick<PostRow, 'status' | 'published_at'> }) {
  const { t } = useTranslation('admin-blog')
  const [now] = useState(() => new Date())
  const state = postStateOf(post, now)
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}
