import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { AlikePictures } from './alike-pictures.tsx'
import { ListingDecision } from './listing-decision.tsx'
import type { WorkFacts } from './work.ts'

/** A listing that somebody has reported: left as it is, or taken out of the shop. */
export function ListingWork({ id, facts }: { id: string; facts: WorkFacts['listing'] }) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  const may = useMay()
  return (
    <>
      <Listing id={id} facts={facts} />
      <Facts>
        <Fact name={t('columns.price')}>
          <Amount minor={facts.price_minor} />
        </Fact>
        <Fact name={t('reports.title')}>
          <ul className="flex flex-col gap-2">
            {facts.reports.map(({ reason, note, at, name }) => (
              <li key={`${at}${name}`}>
                {/* What nobody has reported was found by the shop, which accuses nobody of having copied. */}
                <span className="font-semibold">
                  {name === '' && reason === 'copied' && facts.alike.length + facts.pairs.length > 0
                    ? t('alike.raised')
                    : t(`listing-report:reasons.${reason}`)}
                </span>{' '}
                · <span className="wrap-anywhere">{name === '' ? t('reports.byShop') : name}</span>{' '}
                <span className="text-ink-soft">
                  <Moment at={at} />
                </span>
                {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
              </li>
            ))}
          </ul>
        </Fact>
      </Facts>
      <AlikePictures id={id} facts={facts} may={may('products.judge')} />
      {may('products.judge') && (
        <ListingDecision
          id={id}
          name={facts.name}
          deeds={facts.held ? ['leave'] : [facts.waits ? 'show' : 'leave', 'hold']}
          because={facts.reports[0]?.reason ?? 'other'}
          first
          seen={facts.seen}
        />
      )}
    </>
  )
}

/** A piece that was taken out, and whose maker asks for another look; whoever took it out does not give it. */
export function ListingAppealWork({ id, facts }: { id: string; facts: WorkFacts['listing_appeal'] }) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  const may = useMay()
  return (
    <>
      <Listing id={id} facts={facts} />
      <Facts>
        <Fact name={t('hold.because')}>{t(`listing-report:reasons.${facts.because}`)}</Fact>
        <Fact name={t('hold.words')}>
          <span className="whitespace-pre-line wrap-anywhere">{facts.words}</span>
        </Fact>
        <Fact name={t('hold.by')}>
          {facts.placer !== '' && `${facts.placer} · `}
          <Moment at={facts.placed_at} />
        </Fact>
        <Fact name={t('hold.appeal')}>
          <span className="whitespace-pre-line wrap-anywhere">{facts.appeal}</span>
        </Fact>
      </Facts>
      {may('products.judge') && <ListingDecision id={id} name={facts.name} deeds={['release', 'uphold']} seen={facts.seen} />}
    </>
  )
}

function Listing({ id, facts }: { id: string; facts: { name: string; image: string | null; seller_id: string; seller: string } }) {
  return (
    <div className="flex items-center gap-3">
      <Thumbnail src={facts.image} />
      <p className="min-w-0 wrap-anywhere">
        <RecordLink to="products" id={id}>
          {facts.name}
        </RecordLink>
        <br />
        <RecordLink to="sellers" id={facts.seller_id}>
          {facts.seller}
        </RecordLink>
      </p>
    </div>
  )
}
