import * as v from 'valibot'
import { optionWords } from '../i18n/option-words.ts'
import { refuse, useCase } from '../use-case.ts'
import { CaseKey, Click, clickOf, Exchanged, findCaseFor, words } from './case-access.server.ts'
import { MAX_WORDS } from './case.ts'
import type { ExchangeChoice, ExchangeChoices } from './exchange.ts'
import { tellSoon } from './open-case.server.ts'
import { reckonCases } from './reckon-cases.server.ts'

const Line = v.object({
  order_line_id: v.pipe(v.string(), v.uuid()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
})

const Asked = v.object({ ...CaseKey.entries, lines: v.pipe(v.array(Line), v.maxLength(100)) })
type Row = ExchangeChoice & { line: string; phrases: unknown }

/** `POST /functions/v1/exchange-choices`: what so many pieces of lines of an order may be exchanged for, in the words of whoever asks. 404 for what is not the caller's. */
export const exchangeChoicesFunction = useCase(Asked, async (shop, caller, { order, token, lines }) => {
  const access = await findCaseFor(shop.service, caller, { order, token })
  if (!access) return refuse('not_found')
  const rows = await shop.service.all<Row>(
    `select l.id as line, e.variant_id as "variantId", e.title, e.option_text as "optionText", e.same_product as "sameProduct", t.phrases
       from jsonb_to_recordset($2::jsonb) as w (order_line_id uuid, quantity integer)
       join public.order_lines l on l.id = w.order_line_id and l.order_id = $1
      cross join lateral private.exchange_choices(l.id, w.quantity, $3) e
       left join public.product_variants v on v.id = e.variant_id
       left join public.product_translations t on t.product_id = v.product_id and t.language = $3 and t.state <> 'draft'`,
    [access.orderId, JSON.stringify(lines), caller.language],
  )
  const choices: ExchangeChoices = {}
  for (const { line, phrases, ...choice } of rows) (choices[line] ??= []).push({ ...choice, optionText: optionWords(choice.optionText, phrases) })
  return { choices }
})

const Offer = v.object({
  ...CaseKey.entries,
  key: Click,
  words: v.optional(words(MAX_WORDS), ''),
  needs_return: v.optional(v.boolean(), true),
  return_to: v.optional(words(600), ''),
  lines: v.pipe(v.array(v.object({ order_line_id: v.pipe(v.string(), v.uuid()), variant_id: Exchanged })), v.minLength(1), v.maxLength(100)),
})

/**
 * `POST /functions/v1/offer-exchange`: the maker offers other pieces in a case that waits for them, which is their yes if the buyer takes it. 404 for a case of others, 409
 * `not_allowed_now`, 422 `exchange_choice`.
 */
export const offerExchangeFunction = useCase(Offer, (shop, caller, { order, token, key, words: said, lines, ...facts }) =>
  shop.service.transaction(async (tx) => {
    const access = await findCaseFor(tx, caller, { order, token })
    if (!access || access.caseId === null || access.actor !== 'seller') return refuse('not_found')
    await tx.all('select private.offer_exchange($1, $2::jsonb, $3::jsonb, $4, $5, $6)', [
      access.caseId,
      JSON.stringify(lines),
      JSON.stringify(facts),
      caller.id,
      said,
      await clickOf(tx, { caseId: access.caseId, actor: access.actor }, key),
    ])
    await tellSoon(tx)
    return { done: true }
  }),
)

const Answer = v.object({ ...CaseKey.entries, key: Click, takes: v.boolean() })

/** `POST /functions/v1/answer-exchange`: the buyer takes the exchange that is offered, or does not. 409 `not_allowed_now` without an offer, 422 `exchange_choice`, `exchange_stock`. */
export const answerExchangeFunction = useCase(Answer, (shop, caller, { order, token, key, takes }) =>
  shop.service.transaction(async (tx) => {
    const access = await findCaseFor(tx, caller, { order, token })
    if (!access || access.caseId === null || access.actor !== 'buyer') return refuse('not_found')
    await reckonCases(tx, access.orderId)
    await tx.all('select private.answer_exchange($1, $2, $3, $4)', [
      access.caseId,
      takes,
      caller.id,
      await clickOf(tx, { caseId: access.caseId, actor: access.actor }, key),
    ])
    await tellSoon(tx)
    return { done: true }
  }),
)
