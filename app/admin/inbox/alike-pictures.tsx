import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { EvidencePapers } from './evidence-papers.tsx'

/** A picture of a piece beside the earlier one of another shop that it is like. */
export type AlikePicture = {
  /** Bits of 64 in which they differ; 0 to 3. */
  distance: number
  found_at: string
  url: string
  /** When its file was sent. */
  sent_at: string | null
  other: { url: string; sent_at: string | null; product_id: string; name: string; seller_id: string; seller: string }
}

export type PairState = 'open' | 'asked' | 'answered' | 'by_right' | 'closed'
/** What one of two makers was asked, and what they answered and showed. */
type Asking = {
  id: string
  asked_id: string
  question: string
  asked_at: string
  answer: string
  answered_at: string | null
  papers: readonly string[]
}
/** Two pieces with such pictures, whether those still stand or not; `asked_id` is whom it was asked of last. */
export type AlikePair = {
  id: string
  other_id: string
  other: { name: string; seller_id: string; seller: string }
  state: PairState
  asked_id: string | null
  /** The earliest first. */
  askings: readonly Asking[]
}

type Facts = { name: string; seller: string; seller_id: string; alike: readonly AlikePicture[]; pairs: readonly AlikePair[] }
type Props = { id: string; facts: Facts; may: boolean }

/** Pictures that another shop showed before, side by side; staff may say that both shops show them by right, once for all their pictures. */
export function AlikePictures({ id, facts, may }: Props) {
  const { t } = useTranslation('admin-products')
  const shops = new Map(facts.alike.map(({ other }) => [other.seller_id, other.seller]))
  const pairs = facts.pairs.filter(({ state, askings }) => askings.length > 0 || (may && state === 'open'))
  if (shops.size === 0 && pairs.length === 0) return null
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="font-semibold">{t('alike.title')}</h3>
        <p className="max-w-prose text-sm text-ink-soft">{t('alike.text')}</p>
      </div>
      <ul className="grid gap-4">
        {facts.alike.map(({ url, sent_at: sent, distance, other }) => (
          <li key={`${url} ${other.url}`}>
            <div className="grid max-w-xl grid-cols-2 gap-3">
              <Side url={url} sent={sent} name={facts.name} product={id} seller={facts.seller} sellerId={facts.seller_id} />
              <Side url={other.url} sent={other.sent_at} name={other.name} product={other.product_id} seller={other.seller} sellerId={other.seller_id} />
            </div>
            <p className="mt-1 text-sm text-ink-soft">{t(distance === 0 ? 'alike.same' : 'alike.near', { distance })}</p>
          </li>
        ))}
      </ul>
      {pairs.map((pair) => (
        <Asked key={pair.id} pair={pair} id={id} seller={facts.seller} may={may} />
      ))}
      {may && shops.size > 0 && (
        <DecideButtons
          choices={[...shops].map(([seller, name]) => ({
            id: `share-${seller}`,
            look: 'quiet' as const,
            verb: t('alike.share.verb', { shop: name }),
            title: t('alike.share.title', { shop: name, other: facts.seller }),
            consequence: t('alike.share.consequence'),
            done: t('alike.share.done'),
            ask: (reason: string) => askDatabase('allow_shared_pictures', { p_product_id: id, p_seller_id: seller, p_reason: reason }),
            refused: ({ code }: { code?: string | undefined }) => (code === 'own_shop' ? t('deeds.own') : undefined),
          }))}
        />
      )}
    </section>
  )
}

type AskedProps = { pair: AlikePair; id: string; seller: string; may: boolean }

/** What the makers of a pair were asked and what came back; the other may be asked once the first has answered. */
function Asked({ pair, id, seller, may }: AskedProps) {
  const { t } = useTranslation('admin-products')
  const shopOf = (product: string) => (product === id ? seller : pair.other.seller)
  const mayAsk = may && (pair.state === 'open' || pair.state === 'answered')
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-x-2 text-sm wrap-anywhere">
        <RecordLink to="products" id={pair.other_id}>
          {pair.other.name}
        </RecordLink>
        <RecordLink to="sellers" id={pair.other.seller_id}>
          {pair.other.seller}
        </RecordLink>
      </p>
      {pair.askings.map((asking) => (
        <AskingPart key={asking.id} asking={asking} shop={shopOf(asking.asked_id)} />
      ))}
      {mayAsk && (
        <DecideButtons
          choices={[id, pair.other_id]
            .filter((product) => product !== pair.asked_id)
            .map((product) => ({
              id: `ask-${product}`,
              look: 'quiet' as const,
              verb: t('alike.ask.verb', { shop: shopOf(product) }),
              title: t('alike.ask.title', { shop: shopOf(product) }),
              consequence: t('alike.ask.consequence'),
              done: t('alike.ask.done'),
              asked: { label: t('alike.ask.label'), hint: t('alike.ask.hint'), missing: t('alike.ask.missing') },
              ask: (words: string) => askDatabase('ask_about_likeness', { p_pair_id: pair.id, p_product_id: product, p_words: words }),
              refused: ({ code }: { code?: string | undefined }) =>
                code === 'own_shop' ? t('deeds.own') : code === 'already_decided' ? t('alike.ask.gone') : undefined,
            }))}
        />
      )}
    </div>
  )
}

function AskingPart({ asking, shop }: { asking: Asking; shop: string }) {
  const { t } = useTranslation('admin-products')
  return (
    <div className="grid gap-2 rounded-control border border-line p-3 text-sm wrap-anywhere">
      <p>
        <strong className="font-semibold">{t('alike.asked', { shop })}</strong>{' '}
        <span className="text-ink-soft">
          <Moment at={asking.asked_at} />
        </span>
      </p>
      <p className="whitespace-pre-line">{asking.question}</p>
      {asking.answered_at !== null && (
        <>
          <p>
            <strong className="font-semibold">{t('alike.answered', { shop })}</strong>{' '}
            <span className="text-ink-soft">
              <Moment at={asking.answered_at} />
            </span>
          </p>
          <p className="whitespace-pre-line">{asking.answer}</p>
        </>
      )}
      <EvidencePapers paths={asking.papers} by="open-likeness-paper" />
    </div>
  )
}

type SideProps = { url: string; sent: string | null; name: string; product: string; seller: string; sellerId: string }

function Side({ url, sent, name, product, seller, sellerId }: SideProps) {
  return (
    <figure className="min-w-0">
      <a href={url} target="_blank" rel="noreferrer" className="block aspect-square overflow-hidden rounded-control border border-line">
        <img src={url} alt={name} loading="lazy" className="size-full object-contain" />
      </a>
      <figcaption className="mt-1 grid text-sm wrap-anywhere">
        <RecordLink to="products" id={product}>
          {name}
        </RecordLink>
        <RecordLink to="sellers" id={sellerId}>
          {seller}
        </RecordLink>
        {sent !== null && (
          <span className="text-ink-soft">
            <Moment at={sent} />
          </span>
        )}
      </figcaption>
    </figure>
  )
}
