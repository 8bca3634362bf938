import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import { Link } from 'react-router'
import { openingTime } from '../i18n/opening-time.ts'
import { Price } from '../money/price.tsx'
import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { Picture } from '../ui/picture.tsx'

type EarlyProduct = {
  id: string
  name: string
  language: string
  price_minor: number
  image_url: string | null
  opens_at: string
  translations: { language: string; name: string }[]
  seller: { business_name: string } | null
}

/** As many as a member looks through. */
const SHOWN = 24

/** Browser only. What row level security shows to premium members before everybody, the newest first. Throws the API's error. */
async function listEarlyProducts(language: string): Promise<EarlyProduct[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('products')
      .select('id,name,language,price_minor,image_url,opens_at,translations:product_translations(language,name),seller:sellers(business_name)')
      .eq('status', 'active')
      .eq('early', true)
      .not('opens_at', 'is', null)
      .in('translations.language', [language, 'en'])
      .order('published_at', { ascending: false })
      .limit(SHOWN),
  )
  return data.flatMap(({ opens_at, ...product }) => (opens_at === null ? [] : [{ ...product, opens_at }]))
}

/** As lists name pieces: in the reader's language, else in English, else in the maker's own. */
const nameIn = ({ name, language, translations }: EarlyProduct, reading: string) => {
  const said = (wanted: string) => (wanted === language ? name : translations.find((translation) => translation.language === wanted)?.name)
  return said(reading) ?? said('en') ?? name
}

/** For premium members: the pieces that open for them first, and until when that is so. */
export default function EarlyProducts() {
  const { t, i18n } = useTranslation('membership')
  const moments = useMoments()
  const [products, setProducts] = useState<EarlyProduct[]>()
  useEffect(() => {
    let gone = false
    listEarlyProducts(i18n.language).then(
      (found) => !gone && setProducts(found),
      // The rest of the page stands without it.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [i18n.language])
  if (!products) return null
  return (
    <section aria-labelledby="early" className="mt-12">
      <h2 id="early" className="text-2xl">
        {t('early.title')}
      </h2>
      {products.length === 0 ? (
        <p className="mt-2 max-w-text text-ink-soft">{t('early.none')}</p>
      ) : (
        <ul className="mt-5 grid two-up gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {products.map((product) => (
            <li key={product.id} className="overflow-hidden rounded-card border border-line bg-surface">
              <Link to={`/products/${product.id}`} className="block">
                <Picture
                  src={product.image_url || '/pictures/placeholder.webp'}
                  alt=""
                  sizes="(min-width: 64rem) 18rem, 50vw"
                  ratio="1 / 1"
                  fallback="/pictures/placeholder.webp"
                />
                <span className="grid gap-1 p-3">
                  <span className="font-semibold">{nameIn(product, i18n.language)}</span>
                  <span className="text-sm text-ink-soft">{product.seller?.business_name}</span>
                  <Price minor={product.price_minor} />
                  <span className="text-sm text-ink-soft">{t('early.until', { when: openingTime(moments, product.opens_at) })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
