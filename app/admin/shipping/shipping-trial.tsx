import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { fromDecimal, NOTHING, toJson } from '../../platform/money.ts'
import { countryList } from '../../shipping/countries.ts'
import { missingToFreeShipping, shippingOptions } from '../../shipping/shipping.ts'
import { type ShippingTerms, shippingTable } from '../../shipping/shipping-terms.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { getTermsAt, listCategories } from './shipping.ts'
import { useShippingWords } from './use-shipping-words.tsx'

type Piece = { kilograms: string; quantity: string; category: string; free: boolean }
const PIECE: Piece = { kilograms: '0.5', quantity: '1', category: '', free: false }

/** What one maker's goods would be offered to an address on a day, and why: by the function of the checkout. */
export function ShippingTrial() {
  const { t } = useTranslation('admin-shipping')
  const words = useShippingWords()
  const [country, setCountry] = useState('TH')
  const [day, setDay] = useState('')
  const [worth, setWorth] = useState('500')
  const [pieces, setPieces] = useState<readonly Piece[]>([PIECE])
  const terms = useQuery({ queryKey: ['shipping-table', day], queryFn: () => getTermsAt(day === '' ? null : startOfDay(day)) })
  const categories = useQuery({ queryKey: ['shipping-categories'], queryFn: listCategories })
  const countries = useMemo(() => countryList(words.language).map(({ code, name }) => ({ value: code, label: name })), [words.language])
  const change = (at: number, part: Partial<Piece>) => setPieces(pieces.map((piece, place) => (place === at ? { ...piece, ...part } : piece)))
  const lines = pieces.map(({ kilograms, quantity, category, free }) => ({
    weightGrams: toJson(fromDecimal(kilograms.trim().replace(',', '.'), 3) ?? NOTHING),
    quantity: /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0,
    freeShipping: free,
    categoryIds: category === '' ? [] : [category],
  }))
  const readable = lines.every(({ weightGrams, quantity }) => weightGrams > 0 && quantity > 0)
  return (
    <Panel title={t('trial.title')} className="mt-4">
      <p className="mb-3 text-sm text-ink-soft">{t('trial.intro')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Select label={t('fields.country')} required options={countries} value={country} onChange={(event) => setCountry(event.currentTarget.value)} />
        <Field label={t('trial.worth')} required inputMode="decimal" value={worth} onChange={(event) => setWorth(event.currentTarget.value)} />
        <Field label={t('trial.day')} hint={t('trial.dayHint')} type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      </div>
      <ol className="mt-4 flex flex-col gap-4">
        {pieces.map((piece, at) => (
          <li key={at} className="grid items-end gap-3 sm:grid-cols-[8rem_6rem_minmax(0,1fr)_auto_auto]">
            <Field
              label={t('trial.weight')}
              required
              inputMode="decimal"
              value={piece.kilograms}
              onChange={(event) => change(at, { kilograms: event.currentTarget.value })}
            />
            <Field
              label={t('trial.quantity')}
              required
              inputMode="numeric"
              value={piece.quantity}
              onChange={(event) => change(at, { quantity: event.currentTarget.value })}
            />
            <Select
              label={t('fields.category')}
              placeholder={t('anything')}
              options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={piece.category}
              onChange={(event) => change(at, { category: event.currentTarget.value })}
            />
            <Checkbox label={t('trial.free')} checked={piece.free} onChange={(event) => change(at, { free: event.currentTarget.checked })} />
            {pieces.length > 1 && (
              <Button size="small" look="plain" onClick={() => setPieces(pieces.filter((_, place) => place !== at))}>
                {t('trial.remove')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button size="small" look="quiet" className="mt-3" onClick={() => setPieces([...pieces, PIECE])}>
        {t('trial.add')}
      </Button>
      <div aria-live="polite" className="mt-4">
        {terms.isError && <LoadFailureLine error={terms.error} onRetry={() => void terms.refetch()} />}
        {terms.data && readable && <Offered terms={terms.data} consignment={{ country, lines, goods: typedMinor(worth) ?? NOTHING }} />}
        {!readable && <p className="text-sm text-terracotta">{t('trial.wrong')}</p>}
      </div>
    </Panel>
  )
}

function Offered({ terms, consignment }: { terms: ShippingTerms; consignment: Parameters<typeof shippingOptions>[0] }) {
  const { t } = useTranslation('admin-shipping')
  const words = useShippingWords()
  const table = shippingTable(terms)
  const shipping = shippingOptions(consignment, table)
  if (!shipping.available) return <p>{t(`trial.${shipping.because}`)}</p>
  const missing = missingToFreeShipping(consignment, table)
  const grams = consignment.lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0)
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        {t(consignment.country in table.destinations ? 'trial.zoneMoved' : 'trial.zone', {
          country: words.country(consignment.country),
          zone: words.zone(shipping.zone),
          weight: words.weight(grams),
        })}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {shipping.options.map(({ method, cost, free, days }) => {
          const standing = terms.rates.find((one) => one.zone === shipping.zone && one.method === method)
          return (
            <li key={method} className="rounded-control border border-line p-3">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{words.method(method)}</span> <Badge tone="leaf">{t('trial.offered')}</Badge>
              </p>
              <p className="text-lg font-semibold tabular-nums">{words.amount(toJson(cost))}</p>
              <p className="text-ink-soft">{t('trial.days', { from: days.from, to: days.to })}</p>
              <p>{free ? t(`trial.because.${free}`) : standing && words.says({ kind: 'rate', zone: null, rate: standing.rate, heaviest_grams: null })}</p>
            </li>
          )
        })}
        {shipping.refused.map((refused) => (
          <li key={refused.method} className="rounded-control border border-line p-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{words.method(refused.method)}</span> <Badge>{t('trial.refused')}</Badge>
            </p>
            <p>
              {refused.because === 'restricted'
                ? t('trial.because.restricted', {
                    says: words.says({ kind: 'restriction', zone: null, rate: null, heaviest_grams: refused.restriction.heaviestGrams }),
                  })
                : t('trial.because.not_offered')}
            </p>
          </li>
        ))}
      </ul>
      {missing !== undefined && <p>{t('trial.missing', { amount: words.amount(toJson(missing)) })}</p>}
    </div>
  )
}
