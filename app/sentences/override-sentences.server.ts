import * as v from 'valibot'
import { LANGUAGES } from '../i18n/languages.ts'
import { LONGEST_SENTENCE, sentenceAt, sentenceFault, type SentenceFault } from '../i18n/sentence-check.ts'
import { isOfficeNamespace, OFFICE_LANGUAGES } from '../i18n/office-languages.ts'
import { staffUseCase } from '../staff-use-case.ts'

const Text = v.pipe(v.string(), v.maxLength(LONGEST_SENTENCE + 1))

const Change = v.object({
  namespace: v.pipe(v.string(), v.maxLength(60)),
  key: v.pipe(v.string(), v.maxLength(200)),
  /** What is to be said; null takes the override away. */
  sentence: v.nullable(Text),
  /** The override the person saw; null where there was none. */
  seen: v.nullable(Text),
})

const Changes = v.object({
  language: v.picklist(LANGUAGES),
  changes: v.pipe(v.array(Change), v.minLength(1), v.maxLength(200)),
  /** Only says what would become of them. */
  dry: v.optional(v.boolean(), false),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
})

/** What became of a change: done, nothing to do, or why not. */
export type ChangeOutcome = 'done' | 'same' | 'no_such_sentence' | 'changed_meanwhile' | 'taken' | SentenceFault
export type ChangeReport = { namespace: string; key: string; outcome: ChangeOutcome }

/**
 * `POST /functions/v1/override-sentences`: says sentences of one language differently, or as built in again; what is the same as built in is no override. Each is checked by
 * itself and reported: one that does not fit, or that somebody else has changed meanwhile or works on, is left as it is, the others are kept. Wants `translations.write`.
 */
export const overrideSentencesFunction = staffUseCase('translations.write', Changes, async (shop, staff, { language, changes, dry }) => {
  const catalogues = shop.builtIn()[language] ?? {}
  const speaksOffice = OFFICE_LANGUAGES.some((one) => one === language)
  const reports = await shop.service.transaction(async (tx) => {
    const done: ChangeReport[] = []
    // In one order, so that two who change the same sentences do not wait for each other in turn.
    for (const { namespace, key, sentence: wanted, seen } of changes.toSorted((a, b) => (`${a.namespace}:${a.key}` < `${b.namespace}:${b.key}` ? -1 : 1))) {
      const report = (outcome: ChangeOutcome) => void done.push({ namespace, key, outcome })
      const builtIn =
        Object.hasOwn(catalogues, namespace) && (speaksOffice || !isOfficeNamespace(namespace)) ? sentenceAt(catalogues[namespace], key) : undefined
      if (builtIn === undefined) {
        report('no_such_sentence')
        continue
      }
      const sentence = wanted === builtIn ? null : wanted
      const fault = sentence === null ? undefined : sentenceFault(key, builtIn, sentence)
      if (fault !== undefined) {
        report(fault)
        continue
      }
      const at = [language, namespace, key]
      const place = `${namespace}:${key}`
      const elsewhere = await tx.maybe(
        `select from private.translation_claims where kind = 'sentence' and language = $1 and key = $2 and person_id <> $3
            and taken_at > private.now() - private.translation_claim_lasts()`,
        [language, place, staff.id],
      )
      if (elsewhere) {
        report('taken')
        continue
      }
      const now = await tx.maybe<{ sentence: string; built_in: string }>(
        'select sentence, built_in from public.sentence_overrides where language = $1 and namespace = $2 and key = $3 for update',
        at,
      )
      if ((now?.sentence ?? null) !== seen) report('changed_meanwhile')
      else if ((now?.sentence ?? null) === sentence && (now?.built_in ?? builtIn) === builtIn) report('same')
      else if (dry) report('done')
      else if (sentence === null) {
        await tx.all('delete from public.sentence_overrides where language = $1 and namespace = $2 and key = $3', at)
        report('done')
      } else {
        const kept = await tx.maybe(
          `insert into public.sentence_overrides (language, namespace, key, sentence, built_in) values ($1, $2, $3, $4, $5)
           on conflict (language, namespace, key) do update set sentence = excluded.sentence, built_in = excluded.built_in, changed_at = private.now()
             where sentence_overrides.sentence is not distinct from $6 returning true as kept`,
          [...at, sentence, builtIn, seen],
        )
        report(kept ? 'done' : 'changed_meanwhile')
      }
    }
    if (!dry)
      await tx.all(`delete from private.translation_claims where kind = 'sentence' and language = $1 and key = any ($2)`, [
        language,
        done.flatMap(({ namespace, key, outcome }) => (outcome === 'done' ? [`${namespace}:${key}`] : [])),
      ])
    return done
  })
  return { reports }
})
