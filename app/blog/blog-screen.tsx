import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Form, useLocation, useNavigation } from 'react-router'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { JsonLd } from '../ui/json-ld.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { postListJsonLd } from './blog-json-ld.ts'
import { FeedLinks } from './feed-links.tsx'
import type { PostsData } from './load-posts.server.ts'
import { PostCard } from './post-card.tsx'
import { postsAddress } from './post.ts'
import { TagLinks } from './tag-links.tsx'
import { ShelfLink } from '../ui/shelf-link.tsx'
import { Part } from '../ui/part.tsx'

/** Posts: all of them, those of a shelf, or those with a tag. */
export default function BlogScreen({ loaderData }: { loaderData: PostsData }) {
  const { t } = useTranslation('blog')
  const { search, posts, total, skipped, categories, tags, category, tag } = loaderData
  const { location } = useNavigation()
  const here = useLocation()
  const busy = location?.pathname === here.pathname
  const heading = category?.name ?? (tag ? t('list.titleTag', { tag: tag.name }) : t('list.title'))
  const lead = category?.description || (tag ? t('list.leadTag', { tag: tag.name }) : t('list.lead'))
  const shown = skipped + posts.length
  const wide = search.q === '' && skipped === 0 && posts.length > 3
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{t('list.pageTitle', { title: heading })}</title>
      <meta name="description" content={lead} />
      {search.q && <meta name="robots" content="noindex" />}
      <FeedLinks {...loaderData} />
      <JsonLd json={postListJsonLd(loaderData, { blog: t('list.title'), heading })} />
      {(category || tag) && (
        <Breadcrumbs
          trail={[{ label: t('list.title'), to: '/blog' }, ...(category ? [{ label: t('list.categories'), to: '/blog/categories' }] : [])]}
          here={heading}
          className="mb-3"
        />
      )}
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{lead}</p>
      <SearchForm key={search.q} action={postsAddress({ ...search, q: '', page: 1 })} query={search.q} />
      <nav aria-label={t('list.categories')} className="mt-5">
        <ul className="chip-row">
          <ShelfLink to="/blog" label={t('list.all')} current={!category && !tag} />
          {categories.map(({ id, name }) => (
            <ShelfLink key={id} to={`/blog/category/${id}`} label={name} current={category?.id === id} />
          ))}
        </ul>
      </nav>
      <p role="status" className={clsx('mt-6 text-ink-soft', search.q === '' && 'sr-only')}>
        {t('list.count', { count: total })}
      </p>
      {posts.length === 0 ? (
        <Nothing searched={search.q !== ''} />
      ) : (
        <ul className={clsx('mt-6 grid gap-6 transition-opacity sm:grid-cols-2 lg:grid-cols-3', busy && 'opacity-60')}>
          {posts.map((post, index) => (
            <li key={post.slug} className={clsx(wide && index === 0 && 'sm:col-span-2 lg:col-span-3')}>
              <Part>
                <PostCard post={post} first={index < 2} wide={wide && index === 0} />
              </Part>
            </li>
          ))}
        </ul>
      )}
      {posts.length > 0 && (
        <LoadMore shown={shown} total={total} next={shown < total ? postsAddress({ ...search, page: search.page + 1 }) : undefined} busy={busy} />
      )}
      <TagLinks tags={tags} label={t('list.tags')} className="mt-6 border-t border-line pt-8" />
    </div>
  )
}

function Nothing({ searched }: { searched: boolean }) {
  const { t } = useTranslation('blog')
  return (
    <EmptyState
      level={2}
      title={t(searched ? 'list.none' : 'list.empty')}
      text={t(searched ? 'list.noneText' : 'list.emptyText')}
      actions={searched ? <ButtonLink to="/blog">{t('list.showAll')}</ButtonLink> : <ButtonLink to="/products">{t('list.toShop')}</ButtonLink>}
    />
  )
}

/** A form that works before any script does. */
function SearchForm({ action, query }: { action: string; query: string }) {
  const { t } = useTranslation('blog')
  return (
    <Form action={action} method="get" preventScrollReset role="search" className="mt-6 sm:max-w-md">
      <SearchField label={t('list.search')} placeholder={t('list.placeholder')} submit={t('list.submit')} query={query} />
    </Form>
  )
}
