import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import type { ShippingTerms } from '../../shipping/shipping-terms.ts'
import { Button } from '../../ui/button.tsx'
import { EndTerm } from './end-term.tsx'
import { PlaceForm } from './place-form.tsx'
import type { Term } from './shipping.ts'
import { TermBadge } from './term-badge.tsx'
import { useShippingWords } from './use-shipping-words.tsx'

/** Countries that count as another zone than they lie in, and what may not go where: what holds and what is planned. */
export function ShippingPlaces({ terms, open }: { terms: ShippingTerms; open: readonly Term[] }) {
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-2">
      <Places kind="destination" terms={terms} open={open} />
      <Places kind="restriction" terms={terms} open={open} />
    </div>
  )
}

function Places({ kind, terms, open }: { kind: 'destination' | 'restriction'; terms: ShippingTerms; open: readonly Term[] }) {
  const { t } = useTranslation('admin-shipping')
  const may = useMay()
  const words = useShippingWords()
  const [adding, setAdding] = useState(false)
  const own = open.filter((term) => term.kind === kind)
  return (
    <Panel
      title={t(`${kind}.title`)}
      actions={
        may('shipping.write') &&
        !adding && (
          <Button size="small" look="quiet" onClick={() => setAdding(true)}>
            {t(`${kind}.add`)}
          </Button>
        )
      }
    >
      <p className="text-sm text-ink-soft">{t(`${kind}.intro`)}</p>
      {adding && <PlaceForm kind={kind} terms={terms} open={open} onClose={() => setAdding(false)} />}
      {own.length === 0 && !adding && <p className="mt-3 text-sm">{t(`${kind}.none`)}</p>}
      <ul className="flex flex-col divide-y divide-line text-sm">
        {own.map((term) => (
          <li key={term.id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{words.subject(term)}</span> <TermBadge term={term} />
              </p>
              <p>{words.says(term)}</p>
              <p className="text-ink-soft">
                {t('since')} <Moment at={term.starts_at} />
                {term.ends_at && (
                  <>
                    {' '}
                    {t('until')} <Moment at={term.ends_at} />
                  </>
                )}
                {' · '}
                {term.reason}
              </p>
            </div>
            <EndTerm term={term} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
