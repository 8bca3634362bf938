import { createHash } from 'node:crypto'
import { PSEUDO_LANGUAGE } from '../../app/i18n/pseudo-language.ts'
import { sentenceAt, sentenceFault, type Sentences } from '../../app/i18n/sentence-check.ts'
import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'
import { type Catalogues, cataloguesOf, type OwnSentences } from './words.ts'

/** A sentence that stands in the place of a built-in one (`public.sentence_overrides`). */
export type Override = { language: string; namespace: string; key: string; sentence: string }

/** The sentences of the shop as its staff want them. */
export type LiveWords = {
  /** What is said now; the same object until something has changed. */
  current(): Catalogues
  /** Reads anew what staff have put in the place of built-in sentences; where that fails, what was known goes on. Never throws. */
  renew(): Promise<void>
}

/**
 * Built-in catalogues with the overrides of the database on top. They are merged when something changes and never when a page is made: a page costs the same with
 * a thousand overrides as with none.
 */
export function createLiveWords({ builtIn, database, log }: { builtIn: () => Catalogues; database: Pick<Database, 'all'>; log: Logger }): LiveWords {
  let overrides: readonly Override[] = []
  let merged: { of: Catalogues; with: readonly Override[]; are: Catalogues } | undefined
  let running: Promise<void> | undefined
  let again = false

  const read = async (): Promise<void> => {
    do {
      again = false
      try {
        overrides = await database.all<Override>('select language, namespace, key, sentence from public.sentence_overrides order by language, namespace, key')
      } catch (error) {
        log.error({ err: error }, 'What staff have changed of the words could not be read; the shop goes on with what it knew')
      }
    } while (again)
  }
  return {
    current() {
      const of = builtIn()
      if (merged?.of !== of || merged.with !== overrides) merged = { of, with: overrides, are: withOverrides(of, overrides) }
      return merged.are
    },
    // Whoever asks while it is being read is told after the next reading, which has seen what they know of.
    renew() {
      if (running) again = true
      running ??= read().finally(() => (running = undefined))
      return running
    },
  }
}

/**
 * The catalogues with these sentences in their places. What has no place any more, or would not be filled as the built-in sentence is, is left out: a release may have
 * changed the built-in one since, and a page never breaks for it.
 */
export function withOverrides(builtIn: Catalogues, overrides: readonly Override[]): Catalogues {
  const own: Record<string, Record<string, Sentences>> = { ...builtIn.own }
  const seal = createHash('sha256').update(builtIn.version)
  const copied = new Set<string>()
  let some = false
  for (const { language, namespace, key, sentence } of overrides) {
    const catalogue = catalogueOf(own, language, namespace)
    const before = sentenceAt(catalogueOf(builtIn.own, language, namespace), key)
    if (!catalogue || before === undefined || sentenceFault(key, before, sentence) !== undefined) continue
    if (!copied.has(language)) own[language] = { ...own[language] }
    copied.add(language)
    const mine = own[language] ?? {}
    mine[namespace] = putAt(catalogue, key.split('.'), sentence)
    seal.update(`\n${language}/${namespace}:${key}\n${sentence}`)
    some = true
  }
  return some ? cataloguesOf(own, seal.digest('base64url').slice(0, 10), { pseudo: builtIn.json(PSEUDO_LANGUAGE, 'shell') !== undefined }) : builtIn
}

function catalogueOf(own: OwnSentences, language: string, namespace: string): Sentences | undefined {
  const catalogues = Object.hasOwn(own, language) ? own[language] : undefined
  return catalogues && Object.hasOwn(catalogues, namespace) ? catalogues[namespace] : undefined
}

/** A copy with another sentence at the path, which is there. */
function putAt(sentences: Sentences, [part = '', ...rest]: readonly string[], sentence: string): Sentences {
  const below = sentences[part]
  return { ...sentences, [part]: rest.length === 0 || typeof below !== 'object' ? sentence : putAt(below, rest, sentence) }
}
