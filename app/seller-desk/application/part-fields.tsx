import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import { bankName, THAI_BANKS } from '../../payouts/thai-banks.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { SellerPlace } from '../../sellers/shop/seller-place.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import type { PartAnswer, PartKind } from './application-parts.ts'

const BUSINESS_TYPES = ['artisan', 'family', 'cooperative', 'company'] as const
/** A place is found within this time, or not at all. */
const PATIENCE_MS = 30_000
/** About ten metres: what a visitor needs, and no more. */
const DECIMALS = 10_000

type Props = { kind: PartKind; answer: PartAnswer; identityName: string; say: (answer: PartAnswer) => void }
const textOf = (answer: PartAnswer, name: string) => String(answer[name] ?? '')
const plain = (name: string) => name.toLowerCase().replaceAll(/[\s.,()-]|นางสาว|นาง|นาย/g, '')

/** The questions of one part. */
export function PartFields({ kind, answer, identityName, say }: Props) {
  const { t, i18n } = useTranslation(['application', 'dashboard'])
  const text = (name: string, most: number) => ({
    value: textOf(answer, name),
    maxLength: most,
    onChange: (event: { currentTarget: { value: string } }) => say({ ...answer, [name]: event.currentTarget.value }),
  })
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  if (kind === 'shop') {
    const provinces = THAI_PROVINCES.map(({ code, th, en }) => ({ value: code, label: language === 'th' ? th : en })).toSorted((a, b) =>
      a.label.localeCompare(b.label, language),
    )
    return (
      <>
        <Field label={t('dashboard:sell.businessName')} autoComplete="organization" required {...text('businessName', 100)} />
        <Select
          label={t('dashboard:sell.businessType')}
          required
          placeholder={t('choose')}
          options={BUSINESS_TYPES.map((type) => ({ value: type, label: t(`dashboard:sell.type.${type}`) }))}
          {...text('businessType', 20)}
        />
        <Select label={t('dashboard:sell.province')} required placeholder={t('dashboard:sell.chooseProvince')} options={provinces} {...text('province', 8)} />
      </>
    )
  }
  if (kind === 'identity') return <Field label={t('identity.name')} hint={t('identity.nameHint')} autoComplete="name" required {...text('name', 150)} />
  if (kind === 'bank') {
    const holder = textOf(answer, 'holder')
    const differs = holder.trim().length > 2 && identityName.trim() !== '' && plain(holder) !== plain(identityName)
    return (
      <>
        <Select
          label={t('bank.bank')}
          required
          placeholder={t('choose')}
          options={THAI_BANKS.filter(({ code }) => code !== 'promptpay').map((bank) => ({ value: bank.code, label: bankName(bank, language) }))}
          {...text('bank', 20)}
        />
        <Field label={t('bank.holder')} hint={t('bank.holderHint')} required {...text('holder', 150)} />
        <p role="status" className="text-sm empty:hidden">
          {differs && t('bank.differs')}
        </p>
      </>
    )
  }
  if (kind === 'address') return <AddressFields answer={answer} say={say} area={text('address', 500)} />
  if (kind === 'crafts')
    return <TextArea label={t('dashboard:sell.description')} hint={t('dashboard:sell.descriptionHint')} required {...text('words', 5000)} />
  return <p className="text-ink-soft">{t('photos.hint')}</p>
}

type Area = { value: string; maxLength: number; onChange: (event: { currentTarget: { value: string } }) => void }

function AddressFields({ answer, say, area }: { answer: PartAnswer; say: Props['say']; area: Area }) {
  const { t } = useTranslation('application')
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const { latitude, longitude } = answer
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  const ask = () => {
    setAsking(true)
    setFailed(false)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        say({
          ...answer,
          latitude: Math.round(coords.latitude * DECIMALS) / DECIMALS,
          longitude: Math.round(coords.longitude * DECIMALS) / DECIMALS,
        })
      },
      () => {
        setAsking(false)
        setFailed(true)
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    )
  }
  return (
    <>
      <TextArea label={t('address.label')} hint={t('address.hint')} autoComplete="street-address" required rows={3} {...area} />
      {isPlaced && <SellerPlace seller={{ name: t('part.address'), province: '', latitude, longitude }} className="h-40 w-auto" />}
      <Button look="quiet" busy={asking} onClick={ask} icon={<MapPin className="size-5" aria-hidden="true" />} className="justify-self-start">
        {t(isPlaced ? 'address.again' : 'address.here')}
      </Button>
      <p role="alert" className="text-sm font-medium text-terracotta empty:hidden">
        {failed && t('address.failed')}
      </p>
    </>
  )
}
