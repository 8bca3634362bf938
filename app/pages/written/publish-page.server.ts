import * as v from 'valibot'
import { LANGUAGES } from '../../i18n/languages.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Database } from '../../platform/database.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { Refused, refuse } from '../../use-case.ts'
import { builtInTexts, type PageTexts } from '../built-in-texts.server.ts'
import { isInfoName, type PageText } from '../page-text.ts'
import { newestTexts } from './show-page-texts.server.ts'

const Revisions = v.record(v.picklist(LANGUAGES), v.pipe(v.number(), v.integer()))

const Publish = v.object({
  page: v.pipe(v.string(), v.maxLength(60)),
  /** From when it holds; null for now. */
  from: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** What is being written, as it was seen; an older version by its number; what is built in. */
  what: v.union([
    v.object({ drafts: Revisions }),
    v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    v.object({ builtIn: v.literal(true) }),
  ]),
  /** The newest version that was seen; null for none. */
  seen: v.nullable(v.pipe(v.number(), v.integer())),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
})
type Wish = v.InferOutput<typeof Publish>

/**
 * `POST /functions/v1/publish-page`: makes a version of a page that holds from a moment on, whole: what nobody wrote is kept as the program says it, so
 * that every language stays readable as it was. Wants `content.write`. Codes: changed_meanwhile, no_date, no_text, braces, placeholders, parts, one_waits.
 */
export const publishPageFunction = staffUseCase('content.write', Publish, async (shop, _staff, wish) => {
  if (!(await shop.service.maybe('select from public.pages where id = $1', [wish.page]))) return refuse('not_found')
  const before = isInfoName(wish.page) ? await builtInTexts(shop, shop.service, wish.page) : {}
  try {
    return await shop.service.transaction(async (tx) => {
      const written = await writtenIn(tx, wish)
      if (!written) return refuse('not_found')
      const texts = { ...marked(before, true), ...marked(written, false) }
      const { number } = await tx.one<{ number: number }>('select private.publish_page($1, $2, $3, $4, $5, $6, $7, $8) as number', [
        wish.page,
        wish.from,
        JSON.stringify(texts),
        JSON.stringify(before),
        'builtIn' in wish.what,
        'version' in wish.what ? wish.what.version : 'builtIn' in wish.what ? 0 : null,
        wish.seen,
        wish.reason,
      ])
      return { number }
    })
  } catch (error) {
    if (isDatabaseError(error) && /^HT00[345]$/.test(error.code) && 'hint' in error && typeof error.hint === 'string') {
      throw new Refused(error.hint, 422, { message: error.message })
    }
    throw error
  }
})

const marked = (texts: PageTexts, isBuiltIn: boolean): Record<string, PageText & { is_built_in: boolean }> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { ...text, is_built_in: isBuiltIn }]))

/** What staff wrote of what is to hold. Undefined where there is no such version. */
async function writtenIn(tx: Database, { page, what }: Wish): Promise<PageTexts | undefined> {
  if ('builtIn' in what) return {}
  if ('drafts' in what) {
    const { drafts } = await tx.one<{ drafts: PageTexts }>('select private.use_page_drafts($1, $2) as drafts', [page, JSON.stringify(what.drafts)])
    return { ...(await newestTexts({ service: tx }, page)), ...drafts }
  }
  const version = await tx.maybe<{ texts: PageTexts }>(
    `select coalesce((select json_object_agg(t.language, json_build_object('title', t.title, 'lead', t.lead, 'content', t.content))
                        from public.page_texts t where t.version_id = v.id and not t.is_built_in), '{}') as texts
       from public.page_versions v where v.page_id = $1 and v.number = $2`,
    [page, what.version],
  )
  return version?.texts
}
