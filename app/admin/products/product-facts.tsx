import { stepOf } from '../../catalog/making-steps.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { listNames } from '../../i18n/list-names.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { weightOf } from '../../i18n/weight.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import type { ProductRecord } from './product-row.ts'

type Props = { product: ProductRecord; favorites: number | undefined }

/** What a listing says and shows. */
export function ProductFacts({ product, favorites }: Props) {
  const { t, i18n } = useTranslation('admin-products')
  const number = numberFormat(i18n.language)
  return (
    <Panel
      title={t('facts')}
      actions={
        product.status === 'active' && (
          <Link to={`/products/${product.id}`} className="text-sm text-indigo hover:underline">
            {t('toShop')}
          </Link>
        )
      }
    >
      <Pictures product={product} />
      <div className="grid gap-4 md:grid-cols-2">
        <Facts className="self-start">
          <Fact name={t('columns.seller')}>
            {product.seller && (
              <RecordLink to="sellers" id={product.seller.id}>
                {product.seller.business_name}
              </RecordLink>
            )}
          </Fact>
          <Fact name={t('columns.category')}>{product.category?.name}</Fact>
          <Fact name={t('brand')}>
            {product.brand && (
              <RecordLink to="brands" id={product.brand.id}>
                {product.brand.name}
              </RecordLink>
            )}
          </Fact>
          <Fact name={t('columns.price')}>
            <Amount minor={product.price_minor} />
          </Fact>
          <Fact name={t('before')}>{product.original_price_minor !== null && <Amount minor={product.original_price_minor} />}</Fact>
          <Fact name={t('columns.sku')}>{product.sku}</Fact>
          <Fact name={t('columns.sales')}>{number.format(product.sales_count)}</Fact>
          <Fact name={t('favorites')}>{favorites !== undefined && number.format(favorites)}</Fact>
          <Fact name={t('rating')}>{product.review_count > 0 && t('rated', { rating: product.rating, count: product.review_count })}</Fact>
          <Fact name={t('columns.created')}>
            <Moment at={product.created_at} />
          </Fact>
          <Fact name={t('published')}>{product.published_at && <Moment at={product.published_at} />}</Fact>
          {product.followers_hours !== null && <Fact name={t('followersFirst')}>{t('followersHours', { hours: product.followers_hours })}</Fact>}
          <Fact name={t('opens')}>{product.opens_at && <Moment at={product.opens_at} />}</Fact>
        </Facts>
        <Facts className="self-start">
          <Fact name={t('craft')}>{product.craft}</Fact>
          <Fact name={t('material')}>{product.material}</Fact>
          <Fact name={t('color')}>{product.color}</Fact>
          <Fact name={t('size')}>{[product.size, product.dimensions].filter(Boolean).join(' · ')}</Fact>
          <Fact name={t('weight')}>{weightOf(product.weight_grams, i18n.language)}</Fact>
          <Fact name={t('filters.making')}>{product.making && t(`filters.makingOptions.${product.making}`)}</Fact>
          <Fact name={t('hsCode')}>{product.hs_code}</Fact>
          <Fact name={t('origin')}>{product.origin_country}</Fact>
          <Fact name={t('makes')}>
            {listNames(
              i18n.language,
              (['is_handmade', 'is_unique', 'made_to_order'] as const).filter((fact) => product[fact]).map((fact) => t(`is.${fact}`)),
            )}
          </Fact>
          <Fact name={t('leadTime')}>{product.made_to_order && t('days', { count: product.lead_time_days })}</Fact>
          <Fact name={t('personalization')}>{product.personalization_prompt}</Fact>
          <Fact name={t('tags')}>{listNames(i18n.language, product.tags)}</Fact>
          <Fact name={t('writtenIn')}>{languageName(product.language, i18n.language)}</Fact>
        </Facts>
      </div>
      {product.description !== '' && <p className="mt-4 max-w-prose text-sm whitespace-pre-line wrap-anywhere">{product.description}</p>}
    </Panel>
  )
}

/** The pictures of the piece, and those of its making with the step that each is said to show. */
function Pictures({ product }: { product: ProductRecord }) {
  const { t } = useTranslation(['admin-products', 'listing'])
  if (product.pictures.length === 0) return <p className="mb-4 text-sm text-ink-soft">{t('noPictures')}</p>
  return (
    <ul className="mb-4 flex flex-wrap gap-3">
      {product.pictures
        .toSorted((a, b) => Number(a.step !== null) - Number(b.step !== null) || a.position - b.position)
        .map(({ id, url, alt, step }, at) => (
          <li key={id} className="w-28">
            <a href={url} target="_blank" rel="noreferrer" className="block aspect-[4/5] overflow-hidden rounded-control border border-line">
              <img src={url} alt={alt || t('picture', { number: at + 1 })} loading="lazy" className="size-full object-cover" />
            </a>
            {step !== null && <p className="text-xs text-ink-soft">{t(`listing:steps.name.${stepOf(step) ?? 'other'}`)}</p>}
          </li>
        ))}
    </ul>
  )
}
