import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AskSeller } from '../../chat/ask-seller.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { SellerPortrait } from '../../sellers/seller-portrait.tsx'
import { excerptOf, type Product } from '../product.ts'
import { VerifiedMark } from '../../ui/verified-mark.tsx'

const STORY_LENGTH = 320

/** Who made it: face, place, craft, years, the first sentences of the story. */
export function ProductSellerCard({ product: { id, name, pictures, seller } }: { product: Product }) {
  const { t } = useTranslation('product')
  return (
    <section aria-labelledby="seller" className="grid content-start gap-4 self-start rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id="seller" className="text-xl">
        {t('seller.title')}
      </h2>
      <div className="flex flex-wrap items-center gap-4">
        <SellerPortrait name={seller.name} src={seller.avatar} className="size-20" />
        <div className="min-w-0 flex-1 basis-32">
          <Link to={`/sellers/${seller.id}`} className="font-serif text-lg font-semibold hover:text-indigo hover:underline">
            {seller.name}
          </Link>
          <p className="text-sm text-ink-soft">{seller.location || seller.province}</p>
          {seller.isVerified && <VerifiedMark label={t('verified')} />}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Stars rating={seller.rating} reviews={seller.reviewCount} className="text-ink" />
        {seller.years > 0 && <span>{t('seller.years', { count: seller.years })}</span>}
        {seller.salesCount > 0 && <span>{t('seller.sales', { count: seller.salesCount })}</span>}
      </p>
      {seller.story && <p className="text-pretty">{excerptOf(seller.story, STORY_LENGTH)}</p>}
      <div className="flex flex-wrap gap-3">
        <Link to={`/sellers/${seller.id}`} className={buttonClass('quiet')}>
          {t('seller.visit')}
        </Link>
        <AskSeller seller={seller} product={{ id, name, image: pictures[0]?.url ?? null }} label={t('seller.ask')} />
      </div>
    </section>
  )
}
