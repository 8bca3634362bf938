import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AskMaker } from '../../chat/ask-seller.tsx'
import type { ChatProduct } from '../../chat/chat.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { MakerPortrait } from '../../sellers/seller-portrait.tsx'
import { excerptOf, type ProductMaker } from '../product.ts'
import { VerifiedMark } from '../../ui/verified-mark.tsx'

const STORY_LENGTH = 320

/** Who made it: face, place, craft, years, the first sentences of the story. */
export function ProductMakerCard({ maker, product }: { maker: ProductMaker; product: ChatProduct }) {
  const { t } = useTranslation('product')
  return (
    <section aria-labelledby="maker" className="grid content-start gap-4 self-start rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id="maker" className="text-xl">
        {t('maker.title')}
      </h2>
      <div className="flex items-center gap-4">
        <MakerPortrait name={maker.name} src={maker.avatar} className="size-20" />
        <div className="min-w-0">
          <Link to={`/sellers/${maker.id}`} className="font-serif text-lg font-semibold hover:text-indigo hover:underline">
            {maker.name}
          </Link>
          <p className="text-sm text-ink-soft">{maker.location || maker.province}</p>
          {maker.isVerified && <VerifiedMark label={t('verified')} />}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Stars rating={maker.rating} reviews={maker.reviewCount} className="text-ink" />
        {maker.years > 0 && <span>{t('maker.years', { count: maker.years })}</span>}
        {maker.salesCount > 0 && <span>{t('maker.sales', { count: maker.salesCount })}</span>}
      </p>
      {maker.story && <p className="text-pretty">{excerptOf(maker.story, STORY_LENGTH)}</p>}
      <div className="flex flex-wrap gap-3">
        <Link to={`/sellers/${maker.id}`} className={buttonClass('quiet')}>
          {t('maker.visit')}
        </Link>
        <AskMaker maker={maker} product={product} label={t('maker.ask')} />
      </div>
    </section>
  )
}
