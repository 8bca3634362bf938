import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Picture } from '../ui/picture.tsx'
import type { BlogCategoriesData } from './load-blog-categories.server.ts'
import { FeedLinks } from './feed-links.tsx'
import { NO_PICTURE } from '../ui/picture-address.ts'
import { TagLinks } from './tag-links.tsx'

/** The shelves of the blog, each with what it holds. */
export default function BlogCategoriesScreen({ loaderData }: { loaderData: BlogCategoriesData }) {
  const { t } = useTranslation('blog')
  const { categories, tags } = loaderData
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{t('list.pageTitle', { title: t('categories.title') })}</title>
      <meta name="description" content={t('categories.lead')} />
      <FeedLinks {...loaderData} />
      <Breadcrumbs trail={[{ label: t('list.title'), to: '/blog' }]} here={t('categories.title')} />
      <h1 className="mt-3 text-3xl sm:text-4xl">{t('categories.title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('categories.lead')}</p>
      {categories.length === 0 && (
        <EmptyState level={2} title={t('list.empty')} text={t('list.emptyText')} actions={<ButtonLink to="/products">{t('list.toShop')}</ButtonLink>} />
      )}
      <ul className="mt-8 grid gap-5 sm:grid-cols-2">
        {categories.map(({ id, name, description, posts, pictures }, index) => (
          <li key={id}>
            <article className="relative h-full overflow-hidden rounded-card border border-line bg-surface transition-shadow focus-within:shadow-card hover:shadow-card">
              {pictures.length > 0 && (
                <div aria-hidden="true" className="flex gap-px bg-line">
                  {pictures.map((picture) => (
                    <span key={picture} className="block min-w-0 grow basis-0">
                      <Picture
                        src={picture}
                        alt=""
                        ratio={pictures.length === 1 ? '3 / 1' : '1'}
                        sizes="(min-width: 40rem) 13rem, 31vw"
                        fallback={NO_PICTURE}
                        first={index < 2}
                      />
                    </span>
                  ))}
                </div>
              )}
              <div className="p-6 sm:p-8">
                <h2 className="text-2xl">
                  <Link
                    to={`/blog/category/${id}`}
                    className="after:absolute after:inset-0 after:rounded-card hover:text-indigo focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-indigo"
                  >
                    {name}
                  </Link>
                </h2>
                <p className="mt-2 text-ink-soft">{description}</p>
                <p className="mt-4 text-sm font-semibold text-gold">{t('list.count', { count: posts })}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <TagLinks tags={tags} label={t('list.tags')} className="mt-12" />
    </div>
  )
}
