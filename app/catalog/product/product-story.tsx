import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { weightOf } from '../../i18n/weight.ts'
import { latePart } from '../../ui/late-part.tsx'
import { paragraphsOf, type Product, type ProductVariant } from '../product.ts'
import type { ProductWords } from './product-translation.tsx'

const late = () => import('./product-late.tsx')
const ProductProcess = latePart(async () => (await late()).ProductProcess)
const ReportProduct = latePart(async () => (await late()).ReportProduct)
const ProductTranslation = latePart(async () => (await late()).ProductTranslation)

/** The piece in the maker's words, what it is made of, and how to keep it well. */
export function ProductStory({ product, variant }: { product: Product; variant: ProductVariant | undefined }) {
  const { t, i18n } = useTranslation('product')
  const reading = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const written = languageOf(product.textLanguage)
  const [words, setWords] = useState<ProductWords>()
  const [paragraphs, care] = [paragraphsOf((words ?? product).description), paragraphsOf((words ?? product).care)]
  const language = words ? i18n.language : product.textLanguage
  return (
    <div className="grid min-w-0 content-start gap-10">
      {paragraphs.length > 0 && (
        <section aria-labelledby="story">
          <h2 id="story" className="text-xl sm:text-2xl">
            {t('story.title')}
          </h2>
          {written && written !== reading && !words && (
            <p className="mt-2 text-sm text-ink-soft">{t('story.otherLanguage', { language: languageName(written, reading) })}</p>
          )}
          {written === reading && product.machineTranslated && <p className="mt-2 text-sm text-ink-soft">{t('story.machine')}</p>}
          {written && written !== reading && <ProductTranslation product={product.id} onShow={setWords} />}
          <div lang={language} className="mt-4 grid max-w-text gap-4 whitespace-pre-line">
            {words && <p className="font-medium">{words.name}</p>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="details">
        <h2 id="details" className="text-xl sm:text-2xl">
          {t('details.title')}
        </h2>
        <dl className="mt-4 grid max-w-text text-sm sm:text-base">
          <ToldDetail name={t('details.material')} told={product.material} attributes={product.attributes} />
          <ToldDetail name={t('details.craft')} told={product.craft} attributes={product.attributes} />
          {product.attributes
            .filter(({ name }) => ![t('details.material'), t('details.craft')].some((own) => isSameName(own, name)))
            .map(({ name, value }) => (
              <Detail key={name} name={name} value={value} />
            ))}
          <Detail name={t('details.color')} value={product.color.text} lang={product.color.language} />
          <Detail name={t('details.dimensions')} value={product.dimensions.text} lang={product.dimensions.language} />
          <Detail name={t('details.weight')} value={weightOf(variant?.weightGrams ?? product.weightGrams, reading)} />
          <Detail name={t('details.model')} value={product.model} lang={product.ownLanguage} />
          <Detail name={t('details.madeIn')} value={product.seller.location || product.seller.province} />
          <Detail
            name={t('details.brand')}
            value={
              product.brand && (
                <Link to={`/products?brand=${product.brand.slug}`} className="link">
                  {product.brand.name}
                </Link>
              )
            }
          />
          <Detail name={t('details.sku')} value={product.sku} />
        </dl>
      </section>
      {care.length > 0 && (
        <section aria-labelledby="care">
          <h2 id="care" className="text-xl sm:text-2xl">
            {t('care.title')}
          </h2>
          <div lang={language} className="mt-4 grid max-w-text gap-4 whitespace-pre-line">
            {care.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {/* They come late: nothing below may move. */}
      {product.process && (
        <div className="min-h-72 sm:min-h-88">
          <ProductProcess process={product.process} />
        </div>
      )}
      <div className="-mx-3 min-h-11">
        <ReportProduct id={product.id} />
      </div>
    </div>
  )
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What the maker wrote and what was chosen of the attribute that is called the same, below one name. */
function ToldDetail({ name, told, attributes }: { name: string; told: Product['material']; attributes: Product['attributes'] }) {
  const chosen = attributes.filter((one) => isSameName(one.name, name))
  if (chosen.length === 0) return <Detail name={name} value={told.text} lang={told.language} />
  return (
    <Detail
      name={name}
      value={
        <>
          {told.text && (
            <span lang={told.language} className="block">
              {told.text}
            </span>
          )}
          {chosen.map(({ value }) => (
            <span key={value} className="block">
              {value}
            </span>
          ))}
        </>
      }
    />
  )
}

/** Name and value side by side, where letters leave room for both. */
const Detail = ({ name, value, lang }: { name: string; value: ReactNode; lang?: string }) =>
  value ? (
    <div className="flex flex-wrap gap-x-4 border-b border-line py-2.5 *:min-w-0">
      <dt className="grow-2 basis-28 text-ink-soft">{name}</dt>
      <dd lang={lang} className="grow-3 basis-40">
        {value}
      </dd>
    </div>
  ) : null
