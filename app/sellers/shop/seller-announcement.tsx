import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '../../i18n/languages.ts'
import { fetchMessages } from '../../i18n/warm-messages.ts'
import { latePart } from '../../ui/late-part.tsx'
import type { Seller } from '../seller.ts'

const AnnouncementTranslation = latePart(async () => {
  const [part] = await Promise.all([import('./announcement-translation.tsx'), fetchMessages('reviews')])
  return part.default
})

type Props = { seller: string; announcement: NonNullable<Seller['announcement']> }

/** What the shop says now: in its own words, and in the reader's language on demand. */
export function SellerAnnouncement({ seller, announcement: { words, language, said } }: Props) {
  const { t, i18n } = useTranslation('sellers')
  const [translated, setTranslated] = useState<string>()
  return (
    <aside aria-label={t('seller.announcement')} className="mt-6 max-w-text rounded-card border-s-4 border-gold bg-gold-wash p-4">
      <p lang={translated === undefined ? language : undefined} className="whitespace-pre-line wrap-anywhere">
        {translated ?? words}
      </p>
      {languageOf(language) !== languageOf(i18n.language) && <AnnouncementTranslation seller={seller} said={said} onShow={setTranslated} />}
    </aside>
  )
}
