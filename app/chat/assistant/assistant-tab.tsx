import { clsx } from 'clsx'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMoments } from '../../i18n/use-moments.ts'
import { Price } from '../../money/price.tsx'
import { callFunction } from '../../platform/call-function.ts'
import { IconButton } from '../../ui/button.tsx'
import { pictureAddress } from '../../ui/picture-address.ts'
import { type Answered, type AssistantAnswer, HELP_PAGES } from './assistant.ts'
import { RateAnswer } from './rate-answer.tsx'

/** The specification: the assistant takes this long before it answers. */
const REPLY_DELAY_MS = 1_000

type Line = { id: number; by: 'me'; text: string } | { id: number; by: 'assistant'; answer: Answered | 'welcome' | 'failed' | 'waiting' }

/** The Thai Shopping Assistant. It answers from the shop's own catalogue, orders and help pages, and says where an answer comes from. */
export function AssistantTab() {
  const { t } = useTranslation('chat')
  const [lines, setLines] = useState<readonly Line[]>([{ id: 0, by: 'assistant', answer: 'welcome' }])
  const [text, setText] = useState('')
  const end = useRef<HTMLLIElement>(null)
  const busy = lines.some((line) => line.by === 'assistant' && line.answer === 'waiting')

  useEffect(() => {
    // The welcome is read from its beginning.
    if (lines.length > 1) end.current?.scrollIntoView({ behavior: 'smooth', block: 'end' })
  }, [lines])

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '' || busy) return
    setText('')
    const id = lines.length
    setLines((before) => [...before, { id, by: 'me', text: question }, { id: id + 1, by: 'assistant', answer: 'waiting' }])
    const [answered] = await Promise.all([
      callFunction<Answered>('ask-assistant', { question }),
      new Promise((resolve) => window.setTimeout(resolve, REPLY_DELAY_MS)),
    ])
    setLines((before) =>
      before.map((line) => (line.id === id + 1 ? { id: id + 1, by: 'assistant', answer: answered.done ? answered.result : 'failed' } : line)),
    )
  }
  return (
    <>
      <h3 className="border-b border-line px-4 py-2 font-sans text-base font-semibold">{t('assistant.name')}</h3>
      <div role="log" aria-label={t('assistant.name')} tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 outline-offset-[-2px]">
        <ol className="grid gap-2">
          {lines.map((line) => (
            <li
              key={line.id}
              className={clsx(
                'max-w-[90%] rounded-card px-3 py-2 wrap-anywhere',
                line.by === 'me' ? 'ms-auto bg-indigo text-on-indigo' : 'me-auto bg-indigo-wash',
              )}
            >
              {line.by === 'me' ? line.text : <Answer answer={line.answer} />}
              {line.by === 'assistant' && typeof line.answer === 'object' && <RateAnswer of={line.answer.key} />}
            </li>
          ))}
          <li ref={end} aria-hidden="true" />
        </ol>
      </div>
      <form onSubmit={(event) => void ask(event)} className="flex gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('assistant.placeholder')}
          aria-label={t('assistant.placeholder')}
          maxLength={500}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-paper px-3"
        />
        <IconButton type="submit" label={t('composer.send')} disabled={text.trim() === '' || busy} className="bg-indigo! text-on-indigo!">
          <SendHorizontal className="size-5 rtl:rotate-180" aria-hidden="true" />
        </IconButton>
      </form>
    </>
  )
}

function Answer({ answer }: { answer: Extract<Line, { by: 'assistant' }>['answer'] }) {
  const { t } = useTranslation('chat')
  if (answer === 'waiting') return <span className="animate-pulse">{t('assistant.waiting')}</span>
  if (answer === 'welcome') return t('assistant.welcome')
  if (answer === 'failed') return t('assistant.failed')
  switch (answer.kind) {
    case 'products':
      return <Products products={answer.products} />
    case 'orders':
      return <Orders orders={answer.orders} />
    case 'help':
      return (
        <>
          <p>{t(`assistant.help.${answer.topic}`)}</p>
          <Source to={HELP_PAGES[answer.topic]} label={t(`assistant.page.${answer.topic}`)} />
        </>
      )
    case 'nothing':
      return t('assistant.fallback')
  }
}

const Source = ({ to, label }: { to: string; label: string }) => {
  const { t } = useTranslation('chat')
  return (
    <p className="mt-1.5 text-sm text-ink-soft">
      {t('assistant.source')}{' '}
      <Link to={to} className="link">
        {label}
      </Link>
    </p>
  )
}

const Products = ({ products }: { products: Extract<AssistantAnswer, { kind: 'products' }>['products'] }) => {
  const { t } = useTranslation('chat')
  return (
    <>
      <p>{t('assistant.products', { count: products.length })}</p>
      <ul className="mt-2 grid gap-2">
        {products.map((product) => (
          <li key={product.id}>
            <Link to={`/products/${product.id}`} className="flex items-center gap-3 rounded-control bg-surface p-2 hover:text-indigo">
              {product.image && <img src={pictureAddress(product.image, 200, 60)} alt="" loading="lazy" className="size-12 rounded-control object-cover" />}
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-sm font-semibold">{product.name}</span>
                <span className="block truncate text-xs text-ink-soft">{product.seller}</span>
              </span>
              <Price minor={product.priceMinor} className="shrink-0 text-sm" />
            </Link>
          </li>
        ))}
      </ul>
      <Source to="/products" label={t('assistant.page.catalogue')} />
    </>
  )
}

const Orders = ({ orders }: { orders: Extract<AssistantAnswer, { kind: 'orders' }>['orders'] }) => {
  const { t } = useTranslation(['chat', 'orders'])
  const days = useMoments()({ dateStyle: 'medium' })
  return (
    <>
      <p>{t('assistant.orders', { count: orders.length })}</p>
      <ul className="mt-2 grid gap-1.5">
        {orders.map((order) => (
          <li key={order.number} className="rounded-control bg-surface p-2 text-sm">
            <span className="font-semibold">{order.number}</span> · {t(`status.${order.label}`, { ns: 'orders' })}
            <span className="block text-xs text-ink-soft">
              {order.seller} · {days.format(new Date(order.placedAt))} · <Price minor={order.totalMinor} />
            </span>
          </li>
        ))}
      </ul>
      <Source to="/dashboard" label={t('assistant.page.dashboard')} />
    </>
  )
}
