import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { satangOf } from '../products/product-wish.ts'
import { parted, problemsAt, STEPS, type ListedPicture } from './answers.ts'
import type { Asking } from './asking.ts'
import { usePhoto } from './use-photo.ts'

/** The piece as buyers will see it on a phone, and what is still open. */
export function LookQuestion({ answers, problems, onGo }: Asking) {
  const { t, i18n } = useTranslation(['listing', 'dashboard'])
  const satang = satangOf(answers.price)
  const original = satangOf(answers.originalPrice)
  const price = (amount: number) => formatPrice(minor(amount), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const open = STEPS.filter((step) => problemsAt(step, problems).length > 0)
  const facts = [
    [t('how.craft'), answers.craft],
    [t('dashboard:product.material'), answers.material],
    [t('size.dimensions'), answers.dimensions],
    [t('how.care'), answers.care],
  ].filter(([, value]) => value !== '')
  return (
    <>
      {open.length > 0 && (
        <div className="rounded-card border border-gold bg-gold-wash p-4">
          <p className="font-semibold">{t('look.open')}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {open.map((step) => (
              <li key={step}>
                <Button look="quiet" size="small" onClick={() => onGo(step)}>
                  {t(`${step}.title`)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <article className="overflow-hidden rounded-card border border-line bg-surface">
        <Pictures pictures={parted(answers.pictures).piece} name={answers.name} />
        <div className="grid gap-3 p-4">
          <h2 className="text-2xl wrap-anywhere">{answers.name || '–'}</h2>
          <p className="text-lg font-semibold tabular-nums">
            {satang === undefined ? '–' : price(satang)}
            {original !== undefined && <s className="ms-2 font-normal text-ink-soft">{price(original)}</s>}
          </p>
          <p className="text-sm text-ink-soft">
            {answers.madeToOrder
              ? t('look.madeToOrder', { count: Number(answers.leadTimeDays) || 0 })
              : t('dashboard:products.onHand', { count: Number(answers.stock) || 0 })}
          </p>
          {answers.description !== '' && <p className="whitespace-pre-line wrap-anywhere">{answers.description}</p>}
          {facts.length > 0 && (
            <dl className="grid gap-2">
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </article>
    </>
  )
}

function Pictures({ pictures, name }: { pictures: readonly ListedPicture[]; name: string }) {
  const { t } = useTranslation('listing')
  if (pictures.length === 0) return <p className="bg-line/40 p-8 text-center text-ink-soft">{t('look.noPictures')}</p>
  return (
    <ul aria-label={t('look.pictures')} className="grid grid-cols-4 gap-1">
      {pictures.map((picture, index) => (
        <li key={picture.url} className={index === 0 ? 'col-span-4' : undefined}>
          <Shown picture={picture} name={name} />
        </li>
      ))}
    </ul>
  )
}

function Shown({ picture, name }: { picture: ListedPicture; name: string }) {
  const shown = usePhoto(picture.url, picture.sent)
  return (
    <div className="aspect-[4/5] bg-line/50">{shown !== undefined && <img src={shown} alt={picture.alt || name} className="size-full object-cover" />}</div>
  )
}
