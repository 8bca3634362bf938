import { useTranslation } from 'react-i18next'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { keptShare, type KindUse, sumByKind, useServiceUse } from './service-use.ts'

const COUNTS = ['letters', 'said', 'kept', 'over', 'failed', 'doubtful'] as const

/** What became of texts in the last 31 days, by kind, and how many translations are kept. */
export function UsePanel() {
  const { t, i18n } = useTranslation('admin-machine-translation')
  const use = useServiceUse()
  const say = (count: number) => numberFormat(i18n.language).format(count)
  const kinds = use.data ? sumByKind(use.data.days) : []
  const share = use.data && keptShare(kinds, use.data.days)
  return (
    <Panel title={t('use.title')}>
      {use.isError && <LoadFailureLine error={use.error} onRetry={() => void use.refetch()} />}
      {use.isPending && <Waiting className="h-40 w-full" />}
      {use.data && (
        <>
          <ul className="mb-4 grid gap-4 sm:grid-cols-2">
            {kinds.map((one) => (
              <li key={one.kind} className="min-w-0">
                <Kind use={one} say={say} />
              </li>
            ))}
          </ul>
          <Facts>
            <Fact name={t('use.share')}>{share !== undefined && percentFormat(i18n.language).format(share)}</Fact>
            <Fact name={t('use.products')}>{say(use.data.products)}</Fact>
            <Fact name={t('use.stale')}>{say(use.data.stale)}</Fact>
            <Fact name={t('use.reviews')}>{use.data.reviews > 10_000 ? t('use.many') : say(use.data.reviews)}</Fact>
          </Facts>
          <p className="mt-3 text-sm text-ink-soft">{t('use.text')}</p>
        </>
      )}
    </Panel>
  )
}

function Kind({ use, say }: { use: KindUse; say: (count: number) => string }) {
  const { t } = useTranslation('admin-machine-translation')
  return (
    <>
      <h3 className="mb-1 font-sans text-base font-semibold">{t(`kinds.${use.kind}`)}</h3>
      <Facts>
        {COUNTS.map((count) => (
          <Fact key={count} name={t(`use.${count}`)}>
            {say(use[count])}
          </Fact>
        ))}
      </Facts>
    </>
  )
}
