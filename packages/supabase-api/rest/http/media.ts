import type { Handler } from '../catalogue/catalogue.ts'
import { RestRefusal } from '../refusal.ts'

/** The media type of an answer and what it means for the body. */
export type Media = { type: string; kind: 'json' | 'object' | 'csv' | 'openapi' | 'plan'; stripNulls: boolean; plan: PlanRequest | null; own?: Handler }

/** `application/vnd.pgrst.plan+json; options=analyze|verbose`: the answer is the plan of the statement. */
export type PlanRequest = { format: 'text' | 'json'; options: readonly string[] }

const PLAN_OPTIONS = ['analyze', 'verbose', 'settings', 'buffers', 'wal']

type Offers = { csv: boolean; openapi: boolean; plan: boolean; own?: readonly Handler[] }

/** Chooses among `Accept` (https://docs.postgrest.org/en/v13/references/api/resource_representation.html); PGRST107 when nothing there can be made. */
export function negotiate(accept: string | undefined, offers: Offers): Media {
  const wanted = (accept ?? '*/*')
    .split(',')
    .map(parseMedia)
    .sort((one, other) => other.quality - one.quality)
  for (const media of wanted) {
    const found = choose(media, offers)
    if (found) return found
  }
  throw new RestRefusal(406, 'PGRST107', `None of these media types are available: ${wanted.map(({ text }) => text).join(', ')}`)
}

/** The media type a function answers in whose values are whole bodies: that of its domain, if the caller takes it. Any type leaves it to the function's headers. */
export function negotiateOwn(accept: string | undefined, own: string): string {
  const wanted = (accept ?? '*/*').split(',').map(parseMedia)
  const family = `${own.split('/')[0]}/*`
  const taken = wanted.some(({ type, quality }) => quality > 0 && (own === '*/*' || ['', '*/*', family, own.toLowerCase()].includes(type)))
  if (!taken) throw new RestRefusal(406, 'PGRST107', `None of these media types are available: ${wanted.map(({ text }) => text).join(', ')}`)
  return typeOf(own)
}

/** What is answered as the type of a domain's values. */
const typeOf = (own: string): string =>
  own === '*/*' ? 'application/octet-stream' : own.startsWith('text/') && !own.includes(';') ? `${own}; charset=utf-8` : own

type Wanted = { text: string; type: string; parameters: Map<string, string>; quality: number }

function parseMedia(text: string): Wanted {
  const [type = '', ...rest] = text.split(';').map((part) => part.trim())
  const parameters = new Map(
    rest.map((part): [string, string] => {
      const equals = part.indexOf('=')
      return [part.slice(0, equals).toLowerCase(), part.slice(equals + 1).replace(/^"|"$/g, '')]
    }),
  )
  const quality = Number(parameters.get('q') ?? '1')
  return { text: text.trim(), type: type.toLowerCase(), parameters, quality: Number.isNaN(quality) ? 0 : quality }
}

function choose({ type, parameters }: Wanted, offers: Offers): Media | null {
  const own = offers.own?.find(({ media }) => media.toLowerCase() === type && media !== '*/*')
  if (own) return { type: typeOf(own.media), kind: 'json', stripNulls: false, plan: null, own }
  const stripNulls = parameters.get('nulls') === 'stripped'
  const json = (kind: Media['kind'], answer: string, strip = false): Media => ({
    type: `${answer}${strip ? ';nulls=stripped' : ''}; charset=utf-8`,
    kind,
    stripNulls: strip,
    plan: null,
  })
  if (offers.openapi) {
    return ['*/*', 'application/*', 'application/json', 'application/openapi+json', ''].includes(type) ? json('openapi', 'application/openapi+json') : null
  }
  switch (type) {
    case '':
    case '*/*':
    case 'application/*':
    case 'application/json':
      return json('json', 'application/json')
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return json('json', stripNulls ? 'application/vnd.pgrst.array+json' : 'application/json', stripNulls)
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return json('object', 'application/vnd.pgrst.object+json', stripNulls)
    case 'text/csv':
      return offers.csv ? json('csv', 'text/csv') : null
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
    case 'application/vnd.pgrst.plan+json': {
      if (!offers.plan) return null
      const format = type.endsWith('+json') ? 'json' : 'text'
      const options = (parameters.get('options') ?? '').split('|').filter((option) => PLAN_OPTIONS.includes(option))
      return { type: `application/vnd.pgrst.plan+${format}; charset=utf-8`, kind: 'plan', stripNulls: false, plan: { format, options } }
    }
    default: {
      const wildcard = offers.own?.find(({ media }) => media === '*/*')
      return wildcard ? { type: typeOf(wildcard.media), kind: 'json', stripNulls: false, plan: null, own: wildcard } : null
    }
  }
}
