import { useTranslation } from 'react-i18next'
import type { SavedAddress } from '../addresses/address-book.ts'
import { readablePhone } from '../addresses/phone.ts'
import { findProvince } from '../addresses/thai-provinces.ts'
import { FALLBACK_LANGUAGE, type Language, languageOf } from '../i18n/languages.ts'
import { countryName } from '../shipping/countries.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'

type Props = { address: SavedAddress; busy: boolean; onEdit: () => void; onDefault: () => void; onRemove: () => void }

/** An address as it stands on a parcel, and what can be done with it. */
export function AddressCard({ address, busy, onEdit, onDefault, onRemove }: Props) {
  const { t, i18n } = useTranslation('profile')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const what = `${address.recipient}, ${address.line1}`
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="font-semibold break-words">{address.recipient}</p>
        {address.isDefault && <Badge tone="indigo">{t('addresses.default')}</Badge>}
      </div>
      <address className="grow text-sm text-ink-soft not-italic">
        {linesOf(address, language).map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={onEdit} aria-label={t('addresses.editNamed', { what })}>
          {t('addresses.edit')}
        </Button>
        {!address.isDefault && (
          <Button look="plain" size="small" busy={busy} onClick={onDefault} aria-label={t('addresses.makeDefaultNamed', { what })}>
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button look="plain" size="small" busy={busy} onClick={onRemove} aria-label={t('addresses.removeNamed', { what })}>
          {t('addresses.remove')}
        </Button>
      </div>
    </li>
  )
}

/** The lines below the name, in the order of most countries; Thai provinces in the reader's alphabet. */
function linesOf(address: SavedAddress, language: Language): string[] {
  const province = address.country === 'TH' ? findProvince(address.province) : undefined
  const region = province ? (language === 'th' ? province.th : province.en) : address.province
  return [
    address.line1,
    address.line2,
    [address.subdistrict, address.district].filter(Boolean).join(', '),
    [region, address.postcode].filter(Boolean).join(' '),
    countryName(address.country, language),
    readablePhone(address.phone),
    address.note,
  ].filter(Boolean)
}
