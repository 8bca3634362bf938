import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { showToast } from '../../ui/toast.ts'
import {
  askMachine,
  FIELDS,
  keepTranslation,
  lockWords,
  readTranslations,
  type Translation,
  type Translations,
  type TranslationState,
  type Words,
} from './translations.ts'

const TONES = { none: 'quiet', draft: 'gold', machine: 'gold', reviewed: 'leaf', stale: 'gold' } satisfies Record<TranslationState, BadgeTone>

/** A piece in its own language and in another, field beside field: read, mended and kept as reviewed. */
export default function LanguagesDialog({ productId, sellerId, onClose }: { productId: string; sellerId: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('desk-languages')
  const [wanted, setWanted] = useState(() => languageOf(i18n.language))
  const found = useQuery({
    queryKey: ['my-products', sellerId, 'translations', productId],
    queryFn: () => readTranslations(productId),
    ...CHANGES_ELSEWHERE,
  })
  const chosen = found.data?.others.find(({ language }) => language === wanted) ?? found.data?.others[0]
  return (
    <Dialog open onClose={onClose} title={t('title')} className="sm:w-[min(64rem,calc(100vw-2rem))]">
      {found.isError ? (
        <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data || !chosen ? (
        <ListSkeleton />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <Select
            label={t('language')}
            required
            value={chosen.language}
            options={found.data.others.map(({ language, state }) => ({ value: language, label: `${LANGUAGE_NAMES[language]} · ${t(`state.${state}`)}` }))}
            onChange={(event) => setWanted(LANGUAGES.find((language) => language === event.currentTarget.value))}
          />
          <Sides key={chosen.language} productId={productId} sellerId={sellerId} all={found.data} translation={chosen} />
        </div>
      )}
    </Dialog>
  )
}

type SidesProps = { productId: string; sellerId: string; all: Translations; translation: Translation }

function Sides({ productId, sellerId, all, translation }: SidesProps) {
  const { t } = useTranslation(['desk-languages', 'dashboard', 'listing'])
  const queries = useQueryClient()
  const { language, state, before } = translation
  const [words, setWords] = useState<Words>({ name: translation.name, description: translation.description, care: translation.care })
  const [tried, setTried] = useState(false)
  const isNameless = [...words.name.trim()].length < 2
  const failed = (error: unknown) => showToast({ title: t('dashboard:notSaved'), ...whyOf(t, error), tone: 'failure' })
  const keep = useMutation({
    mutationFn: () => keepTranslation(productId, language, words),
    onSuccess: async (came) => {
      showToast({ title: t(came), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
    },
    onError: failed,
  })
  const machine = useMutation({
    mutationFn: () => askMachine(productId, language),
    onSuccess: async (said) => {
      if (!said) return showToast({ title: t('noMachine'), tone: 'failure' })
      setWords((now) => ({ ...said, ...Object.fromEntries(translation.locked.map((field) => [field, now[field]])) }))
      if (state === 'stale') await queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
    },
    onError: failed,
  })
  const lock = useMutation({
    mutationFn: (fields: readonly (keyof Words)[]) => lockWords(productId, language, fields),
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-products', sellerId, 'translations', productId] }),
    onError: failed,
  })
  const locked = lock.isPending ? lock.variables : translation.locked
  const locks = (field: keyof Words) =>
    state !== 'none' && (
      <Checkbox
        label={t('lock')}
        checked={locked.includes(field)}
        disabled={lock.isPending}
        onChange={(event) => {
          const { checked } = event.currentTarget
          lock.mutate(FIELDS.filter((each) => (each === field ? checked : locked.includes(each))))
        }}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isNameless && !keep.isPending) keep.mutate()
  }
  const said = (field: keyof Words) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setWords((now) => ({ ...now, [field]: value }))
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        {(state === 'none' || state === 'stale') && translation.locked.length < FIELDS.length && all.isListed && (
          <Button look="quiet" size="small" busy={machine.isPending} onClick={() => machine.mutate()}>
            {t('machine')}
          </Button>
        )}
      </div>
      {state === 'stale' && <p className="text-sm text-terracotta">{t('stale')}</p>}
      <Side label={t('dashboard:product.name')} original={all.source.name} before={before?.name} language={all.language}>
        <Field
          label={`${t('dashboard:product.name')} · ${LANGUAGE_NAMES[language]}`}
          required
          lang={language}
          maxLength={200}
          value={words.name}
          error={tried && isNameless ? t('dashboard:product.problem.name') : undefined}
          onChange={said('name')}
        />
        {locks('name')}
      </Side>
      <Side label={t('dashboard:product.description')} original={all.source.description} before={before?.description} language={all.language}>
        <TextArea
          label={`${t('dashboard:product.description')} · ${LANGUAGE_NAMES[language]}`}
          required
          lang={language}
          rows={8}
          maxLength={20_000}
          value={words.description}
          onChange={said('description')}
        />
        {locks('description')}
      </Side>
      {(all.source.care !== '' || words.care !== '') && (
        <Side label={t('listing:how.care')} original={all.source.care} before={undefined} language={all.language}>
          <TextArea
            label={`${t('listing:how.care')} · ${LANGUAGE_NAMES[language]}`}
            required
            lang={language}
            rows={4}
            maxLength={2000}
            value={words.care}
            onChange={said('care')}
          />
          {locks('care')}
        </Side>
      )}
      <DialogFoot>
        <Button type="submit" busy={keep.isPending}>
          {t('keep')}
        </Button>
      </DialogFoot>
    </form>
  )
}

type SideProps = {
  label: string
  original: string
  /** What the original said before, where it has changed since. */ before: string | undefined
  language: string
  children: ReactNode
}

function Side({ label, original, before, language, children }: SideProps) {
  const { t } = useTranslation('desk-languages')
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-4 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="text-sm font-semibold">
          {label} · {t('original')}
        </p>
        <div
          role="region"
          aria-label={`${label} · ${t('original')}`}
          tabIndex={0}
          lang={language}
          className="mt-1.5 max-h-60 overflow-y-auto whitespace-pre-line text-ink-soft wrap-anywhere"
        >
          {original || '–'}
        </div>
        {before !== undefined && before !== original && (
          <details open className="mt-2 text-sm">
            <summary className="flex min-h-11 items-center font-semibold">{t('before')}</summary>
            <p lang={language} className="whitespace-pre-line text-ink-soft wrap-anywhere">
              {before || '–'}
            </p>
          </details>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
