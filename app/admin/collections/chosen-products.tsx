import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { OrderedList } from '../../desk-kit/ordered-list.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { RecordPicker } from '../../desk-kit/record-picker.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { findProductsNamed } from '../commissions/find-sold.ts'
import { RecordLink } from '../record-link/record-link.tsx'

const REFUSED = ['no_product', 'archived', 'by_rule', 'too_many'] as const

type ChosenProductsProps = { collection: string; archived: boolean; chosen: readonly NamedRecord[] }

/** The pieces of a collection that are chosen by hand: added by name, put in order by drag or buttons, taken out; each kept at once. */
export function ChosenProducts({ collection, archived, chosen }: ChosenProductsProps) {
  const { t } = useTranslation('admin-collections')
  const mayWrite = useMay()('catalogue.write') && !archived
  const queries = useQueryClient()
  const { act, busy } = useAct()
  const [adding, setAdding] = useState<NamedRecord[]>([])
  const seen = chosen.map(({ id }) => id)
  const ask = async (ids: readonly (string | number)[]) => {
    const answer = await askDatabase('put_into_collection', { p_id: collection, p_products: ids, p_seen: seen })
    // Also after a refusal: others stand there by now.
    await queries.invalidateQueries({ queryKey: ['collection-products', collection] })
    return answer
  }
  const put = (ids: readonly string[], done: string) =>
    act({ ask: () => ask(ids), done, refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined) })
  const add = async () => {
    const added = adding.map(({ id }) => id).filter((id) => !seen.includes(id))
    if (await put([...seen, ...added], t('chosen.added', { count: added.length }))) setAdding([])
  }
  return (
    <Panel title={t('chosen.title')}>
      <div className="flex flex-col gap-4">
        {chosen.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('chosen.none')}</p>
        ) : (
          <OrderedList items={chosen} nameOf={({ name }) => name} mayMove={mayWrite} keep={({ ids }) => ask(ids)} label={t('chosen.title')}>
            {({ id, name }) => (
              <>
                <span className="min-w-[min(10rem,100%)] flex-1 text-sm wrap-anywhere">
                  <RecordLink to="products" id={id}>
                    {name}
                  </RecordLink>
                </span>
                {mayWrite && (
                  <IconButton
                    label={t('chosen.remove', { name })}
                    disabled={busy}
                    onClick={() =>
                      void put(
                        seen.filter((one) => one !== id),
                        t('chosen.removed', { name }),
                      )
                    }
                  >
                    <X className="size-4" aria-hidden="true" />
                  </IconButton>
                )}
              </>
            )}
          </OrderedList>
        )}
        {mayWrite && (
          <>
            <RecordPicker label={t('chosen.pick')} hint={t('chosen.hint')} of="products" find={findProductsNamed} chosen={adding} onChange={setAdding} />
            {adding.length > 0 && (
              <Button className="self-start" busy={busy} onClick={() => void add()}>
                {t('chosen.add')}
              </Button>
            )}
          </>
        )}
      </div>
    </Panel>
  )
}
