import { HandHeart, type LucideIcon, MapPin, PackageCheck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../i18n/number-format.ts'
import { usePrice } from '../money/price.tsx'
import { minor } from '../platform/money.ts'
import type { ShopNumbers } from './home.ts'
import { Section, SectionLink } from './section.tsx'

/** What is true of every piece here, each with its number and where it is written down. */
export function WhyHattha({ numbers: { products, provinces, sellerKeepsPercent, returnDays, thailandFrom, abroadFrom } }: { numbers: ShopNumbers }) {
  const { t, i18n } = useTranslation('home')
  const price = usePrice()
  const number = numberFormat(i18n.language)
  return (
    <Section title={t('why.title')} className="pb-4">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        <Fact
          icon={MapPin}
          title={t('why.hands.title')}
          text={t('why.hands.text', { products: number.format(products), provinces: number.format(provinces) })}
          to="/sellers"
          link={t('sellers.all')}
        />
        <Fact icon={HandHeart} title={t('why.fair.title')} text={t('why.fair.text', { percent: sellerKeepsPercent })} to="/about" link={t('why.fair.link')} />
        {thailandFrom !== null && abroadFrom !== null && (
          <Fact
            icon={PackageCheck}
            title={t('why.delivery.title')}
            text={t('why.delivery.text', { thailand: price(minor(thailandFrom)), abroad: price(minor(abroadFrom)) })}
            to="/shipping-info"
            link={t('why.delivery.link')}
            isPrice
          />
        )}
        <Fact
          icon={Undo2}
          title={t('why.returns.title', { count: returnDays })}
          text={t('why.returns.text')}
          to="/return-policy"
          link={t('why.returns.link')}
        />
      </ul>
    </Section>
  )
}

type FactProps = { icon: LucideIcon; title: string; text: string; to: string; link: string; isPrice?: boolean }

const Fact = ({ icon: Icon, title, text, to, link, isPrice }: FactProps) => (
  <li className="flex flex-col">
    <Icon className="size-8 text-gold" strokeWidth={1.5} aria-hidden="true" />
    <h3 className="mt-3 text-lg">{title}</h3>
    {/* A price waits for the reader's currency, as all prices do. */}
    <p className="mt-1 text-ink-soft" {...(isPrice && { 'data-price': '' })}>
      {text}
    </p>
    <SectionLink to={to} label={link} className="mt-auto pt-1 text-sm" />
  </li>
)
