import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { readCashTerms, takeCash } from '../read-desk.ts'

/** Whether the shop sends against cash, and what that means. */
export function CashPart({ seller }: { seller: DeskSeller }) {
  const { t, i18n } = useTranslation('desk')
  const queries = useQueryClient()
  const terms = useQuery({ queryKey: ['cash-terms'], queryFn: readCashTerms })
  const save = useMutation({
    mutationFn: (takes: boolean) => takeCash(seller.id, takes),
    onSuccess: async () => {
      showToast({ title: t('shop.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-sellers'] })
    },
    onError: (error: unknown) => showToast({ title: t('refused.title'), ...whyOf(t, error), tone: 'failure' }),
  })
  const amount = terms.data && formatPrice(minor(terms.data.most), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  return (
    <section aria-labelledby="cash" className="rounded-card border border-line bg-surface p-5">
      <h2 id="cash" className="text-xl">
        {t('shop.cash.title')}
      </h2>
      <Checkbox
        className="mt-3"
        label={t('shop.cash.switch')}
        checked={save.isPending ? save.variables : seller.takesCash}
        disabled={save.isPending}
        onChange={(event) => save.mutate(event.currentTarget.checked)}
      />
      {terms.data && (
        <ul className="mt-3 grid list-disc gap-2 ps-5 text-ink-soft">
          {!terms.data.offered && <li className="font-semibold text-ink">{t('shop.cash.off')}</li>}
          <li>{t('shop.cash.where', { amount })}</li>
          <li>{t('shop.cash.risk')}</li>
          <li>{t('shop.cash.orders')}</li>
        </ul>
      )}
    </section>
  )
}
