import type { RaRecord } from 'ra-core'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { WEBHOOK_TYPES } from '../../webhooks/event-types.ts'

/** Everything that a rule can begin with (`private.automation_events`): what happens, and what waits for some days. */
export const EVENTS = [...WEBHOOK_TYPES, 'order.waiting', 'case.waiting'] as const
export type RuleEvent = (typeof EVENTS)[number]
export const isWaiting = (event: string): boolean => event.endsWith('.waiting')
/** The key of an event's words: a dot would part them. */
export const wordOf = (event: string): string => event.replace('.', '_')

/** What can be asked of an event (`private.automation_fields`), and what kind of value it is. */
export const FIELD_KINDS = {
  amount: 'money',
  quantity: 'number',
  rating: 'number',
  country: 'list',
  seller: 'list',
  category: 'list',
  tag: 'list',
  plan: 'list',
  case_kind: 'list',
  first_order: 'yes',
} as const
export type RuleField = keyof typeof FIELD_KINDS

const OF_ORDER = ['amount', 'country', 'seller', 'category', 'tag', 'plan', 'first_order'] as const
const FIELDS_OF: Readonly<Record<string, readonly RuleField[]>> = {
  order: [...OF_ORDER, 'quantity'],
  refund: OF_ORDER,
  case: [...OF_ORDER, 'case_kind'],
  chargeback: ['amount'],
  payout: ['amount', 'seller'],
  product: ['amount', 'seller', 'category', 'tag'],
  review: ['rating', 'seller', 'category', 'tag'],
  seller: ['seller'],
}
export const fieldsOf = (event: string): readonly RuleField[] => FIELDS_OF[event.split('.')[0] ?? ''] ?? []

export const OPS = { money: ['at_least', 'less_than'], number: ['at_least', 'less_than'], list: ['is_any', 'is_none'], yes: ['is'] } as const
export const PLANS = ['premium', 'seller', 'none'] as const
export const CASE_KINDS = ['cancellation', 'return', 'claim', 'withdrawal'] as const

export type Condition = { field: RuleField; op: string; value: number | boolean | string[] }
export const DEEDS = ['inbox', 'letter', 'note', 'notify', 'webhook', 'feature', 'hold'] as const
export type DeedName = (typeof DEEDS)[number]
export type Deed = { deed: DeedName; text?: string; person?: string; endpoint?: string; texts?: Partial<Record<Language, string>> }

/** The deeds an event allows: only a piece can be featured or held. */
export const deedsOf = (event: string): readonly DeedName[] => DEEDS.filter((deed) => !['feature', 'hold'].includes(deed) || event.startsWith('product.'))

/** What a rule says, without how it stands. */
export type RuleWords = {
  name: string
  event: RuleEvent
  days: number | null
  joined: 'all' | 'any'
  conditions: Condition[]
  deeds: Deed[]
  daily_limit: number
}
/** A rule as the list and its page read it. */
export type AutomationRule = RaRecord<string> &
  RuleWords & {
    is_on: boolean
    off_because: '' | 'staff' | 'failing'
    version: number
    failed_in_a_row: number
    done_count: number
    last_at: string | null
    author_id: string | null
    created_at: string
    changed_at: string
  }

/** A condition as it is typed: amounts in baht. */
export type ConditionDraft = { field: RuleField; op: string; typed: string; chosen: string[]; yes: boolean }
export type DeedDraft = { deed: DeedName; text: string; person: string; endpoint: string; texts: LanguageTexts<'text'> }
export type RuleDraft = {
  name: string
  event: RuleEvent
  days: string
  joined: 'all' | 'any'
  conditions: ConditionDraft[]
  deeds: DeedDraft[]
  limit: string
  active: boolean
  reason: string
}

export const newCondition = (field: RuleField): ConditionDraft => ({ field, op: OPS[FIELD_KINDS[field]][0], typed: '', chosen: [], yes: true })
export const newDeed = (deed: DeedName): DeedDraft => ({ deed, text: '', person: '', endpoint: '', texts: {} })

const SATANG = 100
const typedOf = ({ field, value }: Condition) => (typeof value === 'number' ? String(FIELD_KINDS[field] === 'money' ? value / SATANG : value) : '')

/** A rule as its form holds it; a new one begins with the event that most begin with. */
export const draftOf = (rule?: AutomationRule): RuleDraft => ({
  name: rule?.name ?? '',
  event: rule?.event ?? 'order.paid',
  days: String(rule?.days ?? 3),
  joined: rule?.joined ?? 'all',
  conditions: (rule?.conditions ?? []).map((one) => ({
    field: one.field,
    op: one.op,
    typed: typedOf(one),
    chosen: Array.isArray(one.value) ? one.value : [],
    yes: one.value !== false,
  })),
  deeds: (rule?.deeds ?? [{ deed: 'inbox' as const }]).map(({ deed, text = '', person = '', endpoint = '', texts = {} }) => ({
    deed,
    text,
    person,
    endpoint,
    texts: Object.fromEntries(LANGUAGES.flatMap((language) => (texts[language] ? [[language, { text: texts[language] }]] : []))),
  })),
  limit: String(rule?.daily_limit ?? 50),
  active: rule?.is_on ?? false,
  reason: '',
})

/** Tags with commas between, as one writes them. */
export const tagsTyped = (typed: string): string[] => [...new Set(typed.split(/[,،、，]/).map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''))] // prettier-ignore

const isNumber = (typed: string) => /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim())
/** Whether a condition says what it asks for. */
export const isWhole = ({ field, typed, chosen }: ConditionDraft): boolean => {
  const kind = FIELD_KINDS[field]
  return kind === 'yes' || (kind === 'list' ? chosen.length > 0 : isNumber(typed))
}
/** Whether a deed says everything it needs. */
export const isDeedWhole = ({ deed, text, person, endpoint, texts }: DeedDraft): boolean =>
  deed === 'feature' ||
  (deed === 'webhook'
    ? endpoint !== ''
    : deed === 'notify'
      ? (texts.en?.text ?? '').trim() !== ''
      : text.trim().length > 2 && (deed !== 'letter' || person !== ''))

const valueOf = ({ field, typed, chosen, yes }: ConditionDraft): Condition['value'] => {
  const kind = FIELD_KINDS[field]
  if (kind === 'yes') return yes
  return kind === 'list' ? chosen : Math.round(Number(typed) * (kind === 'money' ? SATANG : 1))
}

/** What a form holds, as the database takes it; without what does not belong to its event. */
export function wordsOf(draft: RuleDraft): RuleWords {
  return {
    name: draft.name.trim(),
    event: draft.event,
    days: isWaiting(draft.event) ? Number(draft.days) : null,
    joined: draft.joined,
    conditions: draft.conditions.filter(isWhole).map((one) => ({ field: one.field, op: one.op, value: valueOf(one) })),
    deeds: draft.deeds.map(({ deed, text, person, endpoint, texts }) => ({
      deed,
      ...(['inbox', 'letter', 'note', 'hold'].includes(deed) && { text: text.trim() }),
      ...(['inbox', 'letter'].includes(deed) && person !== '' && { person }),
      ...(deed === 'webhook' && { endpoint }),
      ...(deed === 'notify' && { texts: Object.fromEntries(LANGUAGES.flatMap((one) => (texts[one]?.text ? [[one, texts[one].text]] : []))) }),
    })),
    daily_limit: Number(draft.limit),
  }
}
