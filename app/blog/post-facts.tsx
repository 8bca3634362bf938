import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import type { ListedPost } from './post.ts'

/** When a post came out and how long it takes to read; with `author`, also who wrote it. */
export function PostFacts({ post, author = false, className }: { post: ListedPost; author?: boolean; className?: string }) {
  const { t } = useTranslation('blog')
  const date = useMoments()({ dateStyle: 'long' }).format(new Date(post.publishedAt))
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft', className)}>
      {author && post.author !== '' && <span>{t('post.by', { author: post.author })}</span>}
      <time dateTime={post.publishedAt.slice(0, 10)}>{date}</time>
      <span>{t('post.minutes', { count: post.readingMinutes })}</span>
    </p>
  )
}
