import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { bottomBar } from '../../ui/bottom-bar.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { atStall, type DeskSeller, type StockRow } from '../desk.ts'
import { receiptNumber, type StallLine, totalOf } from '../queue/deed.ts'
import { keepAtDesk } from '../queue/desk-queue.ts'
import { NoPieces } from '../stock/no-pieces.tsx'
import { PartLine } from '../stock/part-line.tsx'
import { useStock } from '../stock/use-stock.ts'
import { PromptPayForm } from './promptpay-form.tsx'
import { listStallSales, readStallPromptPay } from './stall.ts'
import { StallQr } from './stall-qr.tsx'

type Sold = { id: string; lines: StallLine[]; paidBy: 'cash' | 'promptpay' }

/** Selling at a market with the phone in the hand: what, how much, paid to the shop itself; also without a line. */
export default function StallPart({ seller, rights }: { seller: DeskSeller; rights: readonly string[] }) {
  const { t, i18n } = useTranslation(['stall', 'desk'])
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const promptPay = useQuery({ queryKey: ['stall-promptpay', seller.id], queryFn: () => readStallPromptPay(seller.id) })
  const [search, setSearch] = useState('')
  const stock = useStock(seller.id, { words: search, low: false, first: 'most' })
  const { read, failed } = stock
  // With what they are of: a search that goes on does not take from the table what lies on it.
  const [chosen, setChosen] = useState<Readonly<Record<string, { row: StockRow; quantity: number }>>>({})
  const [code, setCode] = useState(false)
  // One key for what is chosen: pressed again after a lost answer, it is the same sale.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const selling = useMutation({
    // What is not sent waits on this phone, under its key.
    retry: false,
    networkMode: 'always',
    mutationFn: ({ id, lines, paidBy }: Sold) => keepAtDesk(seller.id, { kind: 'sale', paidBy, lines }, id),
    onSuccess: (_, made) => {
      setSold(made)
      choose({})
      setCode(false)
    },
    onError: () => showToast({ title: t('desk:refused.title'), text: t('desk:refused.notKept'), tone: 'failure' }),
  })
  const choose = (pieces: typeof chosen) => {
    setChosen(pieces)
    setKey(crypto.randomUUID())
  }
  const [sold, setSold] = useState<Sold>()
  if (read.isPending) return <Waiting className="h-64" />
  if (read.isError) return <LoadFailure error={read.error} onRetry={() => void read.refetch()} />
  const baht = (amount: number) => formatPrice(minor(amount), 'THB', language)
  if (sold) return <Receipt shop={seller.businessName} sold={sold} onNext={() => setSold(undefined)} />

  const shown = atStall(stock.rows)
  const lines = Object.values(chosen).flatMap(({ row, quantity }): StallLine[] =>
    quantity > 0 ? [{ variantId: row.variantId, title: titleOf(row), quantity, unit: row.price }] : [],
  )
  const total = totalOf(lines)
  const sell = (paidBy: Sold['paidBy']) => selling.mutate({ id: key, lines, paidBy })
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="text-2xl">{t('title')}</h2>
        <p className="mt-1 text-ink-soft">{t('text')}</p>
      </div>
      {read.data.total === 0 ? (
        <NoPieces level={3} sellerId={seller.id} title={t('nothing')} text={t('nothingText')} />
      ) : (
        <>
          <Field
            label={t('search')}
            hideLabel
            type="search"
            placeholder={t('search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            className="sm:max-w-md"
          />
          <PartLine part={stock.part} />
          {failed ? (
            <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />
          ) : shown.length === 0 && stock.isAsking ? (
            <Waiting className="h-64" />
          ) : null}
          <ul className="grid gap-3 lg:grid-cols-2">
            {shown.map((row) => (
              <li key={row.variantId} className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3">
                <span className="w-14 shrink-0">
                  <Picture src={row.image} alt="" sizes="56px" ratio="1 / 1" className="rounded-control" />
                </span>
                <span className="min-w-0 flex-1 basis-32">
                  <span className="block font-medium wrap-anywhere">{titleOf(row)}</span>
                  <span className="text-sm text-ink-soft tabular-nums">
                    {baht(row.price)} · {t('left', { count: row.available })}
                  </span>
                </span>
                <QuantityStepper
                  of={titleOf(row)}
                  min={0}
                  max={999}
                  quantity={chosen[row.variantId]?.quantity ?? 0}
                  onChange={(quantity) => choose({ ...chosen, [row.variantId]: { row, quantity } })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <section
          ref={bottomBar}
          aria-label={t('total')}
          className="sticky bottom-0 z-10 grid gap-3 rounded-card border border-indigo bg-surface p-4 shadow-card"
        >
          <p className="flex items-baseline justify-between gap-4">
            <span>{t('total')}</span>
            <span className="text-2xl font-semibold tabular-nums">{baht(total)}</span>
          </p>
          {code && promptPay.data ? (
            <>
              <StallQr promptPay={promptPay.data} amount={total} shown={baht(total)} />
              <p className="text-sm text-ink-soft">{t('look')}</p>
              <Button busy={selling.isPending} onClick={() => sell('promptpay')}>
                {t('paid')}
              </Button>
              <Button look="plain" onClick={() => setCode(false)}>
                {t('back')}
              </Button>
            </>
          ) : (
            <div className="grid gap-3 sm:grid-cols-2">
              <Button busy={selling.isPending} onClick={() => sell('cash')}>
                {t('cash')}
              </Button>
              {promptPay.data ? (
                <Button look="quiet" disabled={total === 0} onClick={() => setCode(true)}>
                  {t('byCode')}
                </Button>
              ) : (
                <p className="self-center text-sm text-ink-soft">{t('promptPay.missing')}</p>
              )}
            </div>
          )}
        </section>
      )}
      {rights.includes('money.write') && promptPay.data !== undefined && <PromptPayForm key={promptPay.data} sellerId={seller.id} promptPay={promptPay.data} />}
      <SalesList sellerId={seller.id} />
    </div>
  )
}

const titleOf = ({ name, variant }: StockRow): string => (variant === '' ? name : `${name} · ${variant}`)

/** What the buyer takes along: shown, printed or sent on. No tax invoice: the shop gives its own where the law asks for one. */
function Receipt({ shop, sold, onNext }: { shop: string; sold: Sold; onNext: () => void }) {
  const { t, i18n } = useTranslation('stall')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const moment = useMoments()({ dateStyle: 'medium', timeStyle: 'short' })
  const [at] = useState(() => new Date())
  const baht = (amount: number) => formatPrice(minor(amount), 'THB', language)
  return (
    <div className="grid max-w-md gap-5">
      <article aria-labelledby="receipt" className="rounded-card border border-line bg-surface p-5">
        <h2 id="receipt" className="text-xl">
          {t('receipt')}
        </h2>
        <p className="mt-1 wrap-anywhere">{shop}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {receiptNumber(sold.id)} · {moment.format(at)}
        </p>
        <ul className="mt-4 grid gap-2">
          {sold.lines.map((line) => (
            <li key={line.variantId} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                {line.quantity} × {line.title}
              </span>
              <span className="tabular-nums">{baht(line.quantity * line.unit)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
          <span>{t(sold.paidBy === 'cash' ? 'paidCash' : 'paidCode')}</span>
          <span className="tabular-nums">{baht(totalOf(sold.lines))}</span>
        </p>
      </article>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={onNext}>{t('next')}</Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

function SalesList({ sellerId }: { sellerId: string }) {
  const { t, i18n } = useTranslation('stall')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const moment = useMoments()({ dateStyle: 'medium', timeStyle: 'short' })
  const sales = useQuery({ queryKey: ['stall-sales', sellerId], queryFn: () => listStallSales(sellerId) })
  if (!sales.data || sales.data.length === 0) return null
  return (
    <section aria-labelledby="stall-sales">
      <h3 id="stall-sales" className="text-lg">
        {t('sales')}
      </h3>
      <ul className="mt-3 grid gap-2">
        {sales.data.map((sale) => (
          <li key={sale.id} className="rounded-control border border-line bg-surface p-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium tabular-nums">{sale.number}</span>
              <span className="tabular-nums">{formatPrice(minor(sale.total), 'THB', language)}</span>
            </p>
            <p className="text-sm text-ink-soft">
              {moment.format(new Date(sale.soldAt))} · {t(sale.paidBy === 'cash' ? 'paidCash' : 'paidCode')}
            </p>
            {sale.lines.some(({ missing }) => missing > 0) && (
              <p className="mt-1 text-sm text-terracotta">{t('missing', { count: sale.lines.reduce((sum, { missing }) => sum + missing, 0) })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
