import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { numberFormat } from '../../i18n/number-format.ts'
import type { Language } from '../../i18n/languages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { CategoryFamily } from './category-tree.ts'
import { NO_PICTURE } from '../../ui/picture-address.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

/** Everything the shop sells, family by family, with how many pieces there are of it now. */
export default function CategoriesScreen({ loaderData }: { loaderData: { families: readonly CategoryFamily[]; language: Language; siteUrl: string } }) {
  const { t } = useTranslation('categories')
  const { families, language, siteUrl } = loaderData
  return (
    <div className="wrap py-8 sm:py-12">
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      <JsonLd json={jsonLd(families, `${siteUrl}/${language}`)} />
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      {families.length === 0 && <EmptyState level={2} title={t('empty')} />}
      {families.map((family, index) => (
        <Family key={family.slug} family={family} first={index < 2} />
      ))}
    </div>
  )
}

function Family({ family, first }: { family: CategoryFamily; first: boolean }) {
  const count = useCount()
  return (
    <section
      aria-labelledby={family.slug}
      className="mt-10 grid gap-x-10 gap-y-5 border-t border-line pt-8 md:grid-cols-[minmax(0,20rem)_1fr] lg:mt-14 lg:grid-cols-[minmax(0,24rem)_1fr] lg:pt-12"
    >
      <div className="group relative">
        <Picture
          src={family.image ?? family.productImage ?? NO_PICTURE}
          fallback={family.productImage ?? NO_PICTURE}
          alt=""
          ratio="4 / 3"
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 20rem, 92vw"
          first={first}
          className="rounded-card"
        />
        <h2 id={family.slug} className="mt-4 text-2xl">
          <Link to={address(family.slug)} className="group-hover:text-indigo after:absolute after:inset-0 after:rounded-card">
            {family.name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">{count(family.count)}</p>
        {family.description && <p className="mt-2 text-ink-soft">{family.description}</p>}
      </div>
      <ul aria-labelledby={family.slug} className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-2">
        {family.below.map((category) => (
          <li key={category.slug}>
            <Link to={address(category.slug)} className="group flex items-center gap-4 rounded-control p-2 hover:bg-indigo-wash">
              <Picture
                src={category.productImage ?? NO_PICTURE}
                fallback={NO_PICTURE}
                alt=""
                ratio="1"
                sizes="4.5rem"
                className="w-18! shrink-0 rounded-control"
              />
              <span className="min-w-0">
                <span className="block font-semibold group-hover:text-indigo">{category.name}</span>
                <span className="block text-sm text-ink-soft">{count(category.count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const address = (slug: string) => `/products?category=${slug}`

/** How many pieces, as the language counts and writes them. */
function useCount(): (count: number) => string {
  const { t, i18n } = useTranslation('categories')
  const format = numberFormat(i18n.language)
  return (count) => t('count', { count, number: format.format(count) })
}

/** schema.org's ItemList of the families. */
function jsonLd(families: readonly CategoryFamily[], home: string): string {
  const itemListElement = families.map(({ slug, name }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: `${home}${address(slug)}` }))
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement })
}
