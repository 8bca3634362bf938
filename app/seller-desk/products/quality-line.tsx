import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Disclosure } from '../../ui/disclosure.tsx'
import { type Mend, MENDS, qualityOf } from './quality.ts'

/** How good a listing is, and what it lacks, each a way to the question where it is said. */
export function QualityLine({ id, name, mends }: { id: string; name: string; mends: readonly Mend[] }) {
  const { t } = useTranslation('desk-products')
  if (mends.length === 0) return null
  return (
    <Disclosure
      className="-mb-3 basis-full border-b-0 text-sm"
      summary={
        <>
          <span className="font-normal text-ink-soft tabular-nums">{t('quality.score', { score: qualityOf(mends) })}</span>
          <span className="sr-only">: {name}</span>
        </>
      }
    >
      <p className="text-ink-soft">{t('quality.text')}</p>
      <ul>
        {mends.map((mend) => {
          const step = MENDS[mend]
          return (
            <li key={mend}>
              {step === undefined ? (
                <span className="flex min-h-11 items-center">{t(`quality.${mend}`)}</span>
              ) : (
                <Link to={`/seller-dashboard/products/${id}?step=${step}`} className="flex min-h-11 items-center underline hover:text-indigo">
                  {t(`quality.${mend}`)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
