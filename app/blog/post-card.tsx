import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture } from '../ui/picture.tsx'
import { usePreloading } from '../ui/use-slow-connection.ts'
import { PostFacts } from './post-facts.tsx'
import type { ListedPost } from './post.ts'
import { NO_PICTURE } from '../ui/picture-address.ts'

type PostCardProps = {
  post: ListedPost
  /** In the first view: its picture is fetched at once. */
  first?: boolean
  /** Picture beside the words, over the whole width: the newest post at the top of a list. */
  wide?: boolean
  level?: 2 | 3
}

/** A post in a list: picture, shelf, title, what it is about. All of it one link. */
export function PostCard({ post, first = false, wide = false, level = 2 }: PostCardProps) {
  const { i18n } = useTranslation('blog')
  const id = useId()
  const preloading = usePreloading()
  const Heading = `h${level}` as const
  const lang = post.titleLanguage === i18n.language ? undefined : post.titleLanguage
  return (
    <article aria-labelledby={id} className={clsx('group/card card-frame', wide && 'lg:grid lg:grid-cols-[1.35fr_1fr]')}>
      <div className={clsx('overflow-hidden', wide && 'lg:h-full')}>
        <Picture
          src={post.image ?? NO_PICTURE}
          alt=""
          ratio={wide ? '16 / 10' : '3 / 2'}
          sizes={wide ? '(min-width: 64rem) 44rem, 95vw' : '(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 95vw'}
          first={first}
          fallback={NO_PICTURE}
          className={clsx('transition-transform duration-300 motion-safe:group-hover/card:scale-[1.02]', wide && 'lg:h-full')}
        />
      </div>
      <div className={clsx('flex grow flex-col gap-2.5 p-5', wide && 'lg:justify-center lg:p-10')}>
        {post.category && <p className="text-sm font-semibold text-gold">{post.category.name}</p>}
        <Heading id={id} lang={lang} className={clsx('leading-snug', wide ? 'text-2xl lg:text-3xl' : 'text-xl')}>
          <Link
            to={`/blog/${post.slug}`}
            prefetch={preloading}
            discover="none"
            className="after:absolute after:inset-0 after:rounded-card group-hover/card:text-indigo focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-indigo"
          >
            {post.title}
          </Link>
        </Heading>
        <p lang={lang} className={clsx('text-ink-soft', !wide && 'line-clamp-3')}>
          {post.excerpt}
        </p>
        <PostFacts post={post} className="mt-auto pt-2" />
      </div>
    </article>
  )
}
