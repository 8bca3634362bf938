import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { asleep } from '../ui/asleep.tsx'
import { Disclosure, Dropdown } from '../ui/disclosure.tsx'

/** A family of categories and what stands below it. */
export type MenuFamily = { slug: string; name: string; below: readonly { slug: string; name: string }[] }

const addressOf = (slug: string) => `/products?category=${slug}`

/** On a desk: a panel from side to side under the button, with every category. */
export function CategoryPanel({ families }: { families: readonly MenuFamily[] }) {
  const { t } = useTranslation('shell')
  return (
    <Dropdown
      align="wide"
      summary={
        <>
          {t('nav.categories')}
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
      summaryClass="inline-flex min-h-10 items-center gap-1 rounded-control px-3 text-sm font-medium transition-colors hover:bg-indigo-wash hover:text-indigo"
      panelClass="p-6 lg:p-8"
    >
      <Panel families={families} />
    </Dropdown>
  )
}

const Panel = asleep(function Panel({ families }: { families: readonly MenuFamily[] }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <ul className="grid grid-cols-3 gap-x-6 gap-y-8 xl:grid-cols-6">
        {families.map(({ slug, name, below }) => (
          <li key={slug}>
            <Link
              to={addressOf(slug)}
              discover="none"
              className="inline-flex min-h-9 items-center font-serif text-lg leading-snug font-semibold hover:text-indigo"
            >
              {name}
            </Link>
            <ul className="menu-links mt-1 text-sm text-ink-soft">
              {below.map((part) => (
                <li key={part.slug}>
                  <Link to={addressOf(part.slug)} discover="none">
                    {part.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-4 text-sm">
        <Link to="/categories" discover="none" className="inline-flex min-h-9 items-center font-semibold text-indigo hover:underline">
          {t('nav.allCategories')}
        </Link>
      </p>
    </>
  )
})

/** On a phone: a family opens below its name. */
export function CategoryFolds({ families, onFollow }: { families: readonly MenuFamily[]; onFollow: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Disclosure summary={<span className="text-lg font-medium">{t('nav.categories')}</span>} className="border-b-0">
      <div className="border-s border-line ps-4">
        {families.map(({ slug, name, below }) => (
          <Disclosure key={slug} summary={name} name="families" className="border-b-0">
            <ul className="text-ink-soft">
              {[{ slug, name: t('nav.allOf', { family: name }) }, ...below].map((part) => (
                <li key={part.slug}>
                  <Link to={addressOf(part.slug)} onClick={onFollow} discover="none" className="flex min-h-11 items-center hover:text-indigo">
                    {part.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
        <Link to="/categories" onClick={onFollow} discover="none" className="flex min-h-11 items-center font-semibold text-indigo">
          {t('nav.allCategories')}
        </Link>
      </div>
    </Disclosure>
  )
}
