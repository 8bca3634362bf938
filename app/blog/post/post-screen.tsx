import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProductRelated } from '../../catalog/product-related.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { Picture } from '../../ui/picture.tsx'
import { WovenBand } from '../../ui/woven-motif.tsx'
import { ArticleBody } from './article-body.tsx'
import { contentsOf } from '../article.ts'
import { postJsonLd } from './post-json-ld.ts'
import { FeedLinks } from '../feed-links.tsx'
import { LanguageNote } from './language-note.tsx'
import { NO_PICTURE, wholePictureAddress } from '../../ui/picture-address.ts'
import { PostCard } from '../post-card.tsx'
import { PostFacts } from '../post-facts.tsx'
import type { PostData } from './load-post.server.ts'
import { TagLinks } from '../tag-links.tsx'

/** One post: its picture, its text, what it is about, and posts and pieces to go on with. */
export default function PostScreen({ loaderData }: { loaderData: PostData }) {
  const { t } = useTranslation('blog')
  const { post, products, search, siteUrl } = loaderData
  const lang = post.titleLanguage === loaderData.language ? undefined : post.titleLanguage
  const image = wholePictureAddress(post.image, siteUrl)
  return (
    <div className="pt-6 sm:pt-8">
      <title>{t('post.pageTitle', { title: post.seoTitle })}</title>
      <meta name="description" content={post.seoDescription} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={post.title} />
      <meta property="og:description" content={post.seoDescription} />
      {image && <meta property="og:image" content={image} />}
      <meta property="article:published_time" content={post.publishedAt} />
      <FeedLinks {...loaderData} />
      <JsonLd json={postJsonLd(loaderData, { blog: t('list.title') })} />
      <article>
        <header className="wrap">
          <Breadcrumbs
            trail={[
              { label: t('list.title'), to: '/blog' },
              ...(post.category ? [{ label: post.category.name, to: `/blog/category/${post.category.id}` }] : []),
            ]}
            here={post.title}
          />
          <div className="mx-auto mt-6 max-w-3xl sm:mt-10 sm:text-center">
            <h1 lang={lang} className="text-3xl sm:text-4xl">
              {post.title}
            </h1>
            <p lang={lang} className="mx-auto mt-4 max-w-text text-lg text-ink-soft">
              {post.excerpt}
            </p>
            <PostFacts post={post} author className="mt-4 sm:justify-center" />
          </div>
          <figure className="mx-auto mt-8 max-w-4xl overflow-hidden rounded-card">
            <Picture src={post.image ?? NO_PICTURE} alt={post.imageAlt} ratio="16 / 9" sizes="(min-width: 60rem) 56rem, 95vw" first fallback={NO_PICTURE} />
          </figure>
        </header>
        <div className="wrap mt-8 sm:mt-12">
          <div className="mx-auto max-w-text">
            <LanguageNote post={post} language={loaderData.language} />
            <Contents data={loaderData} />
            <div lang={post.language === loaderData.language ? undefined : post.language}>
              <ArticleBody blocks={post.blocks} />
            </div>
            <TagLinks tags={post.tags} label={t('post.tags')} className="mt-10 border-t border-line pt-6" />
          </div>
        </div>
      </article>
      <div className="wrap">
        <ProductRelated
          title={t('post.products')}
          all={{ label: t('post.allProducts'), to: `/products?q=${encodeURIComponent(search)}` }}
          products={products}
        />
        <Related data={loaderData} />
      </div>
    </div>
  )
}

/** The way to each part of a long post. */
function Contents({ data: { post, language } }: { data: PostData }) {
  const { t } = useTranslation('blog')
  const id = useId()
  const parts = contentsOf(post.blocks)
  if (parts.length < 3) return null
  return (
    <nav aria-labelledby={id} className="mb-8 border-s-2 border-gold-thread ps-5">
      <h2 id={id} className="font-sans text-sm font-semibold text-ink-soft">
        {t('post.contents')}
      </h2>
      <ul className="mt-1" lang={post.language === language ? undefined : post.language}>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={`#${part.id}`} className="inline-flex min-h-8 items-center hover:text-indigo hover:underline pointer-coarse:min-h-11">
              {part.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Related({ data: { related } }: { data: PostData }) {
  const { t } = useTranslation('blog')
  const id = useId()
  if (related.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-20">
      <WovenBand />
      <h2 id={id} className="mt-10 mb-5 text-xl sm:text-2xl">
        {t('post.related')}
      </h2>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {related.map((other) => (
          <li key={other.slug}>
            <PostCard post={other} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
