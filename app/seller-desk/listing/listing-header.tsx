import { CloudCheck, CloudOff, Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { STEPS, type Step } from './answers.ts'
import { dropDraft } from './listing-draft.ts'
import type { Kept, Listing } from './use-listing.ts'

const ICONS = { everywhere: CloudCheck, here: Smartphone, nowhere: CloudOff } satisfies Record<Kept, unknown>

type Props = {
  id: string
  step: Step | 'all'
  isNew: boolean
  listing: Listing
  onAll: () => void
  onQuestions: () => void
  onThrowAway: () => void
}

/** How far one has come, where what was said lies, and the way out, which loses nothing. */
export function ListingHeader({ id, step, isNew, listing, onAll, onQuestions, onThrowAway }: Props) {
  const { t } = useTranslation(['listing', 'dashboard'])
  const [asking, setAsking] = useState(false)
  const Icon = ICONS[listing.kept]
  const number = step === 'all' ? STEPS.length : STEPS.indexOf(step) + 1
  const throwAway = () =>
    void dropDraft(id)
      .then(onThrowAway)
      .catch((error: unknown) => showToast({ title: t('dashboard:notSaved'), ...whyOf(t, error), tone: 'failure' }))
  return (
    <header className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          {t(`kept.${listing.kept}`)}
        </p>
        <Link to="/seller-dashboard?tab=products" className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:text-indigo">
          <X className="size-6" aria-hidden="true" />
          <span className="sr-only">{t('close')}</span>
        </Link>
      </div>
      {step !== 'all' && (
        <div
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={1}
          aria-valuemax={STEPS.length}
          aria-valuenow={number}
          className="h-1.5 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-indigo transition-[width] motion-reduce:transition-none"
            style={{ width: `${(number / STEPS.length) * 100}%` }}
          />
        </div>
      )}
      {!listing.line && (
        <p role="status" className="rounded-control border border-gold bg-gold-wash p-3 text-sm">
          {t('noLine')}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        {step === 'all' ? (
          <h1 className="self-center text-2xl wrap-anywhere">{t(isNew ? 'title' : 'titleEdit')}</h1>
        ) : (
          <p className="self-center text-sm text-ink-soft">{t('step', { number, total: STEPS.length })}</p>
        )}
        <span className="flex flex-wrap gap-1">
          <Button look="plain" size="small" onClick={step === 'all' ? onQuestions : onAll}>
            {t(step === 'all' ? 'oneByOne' : 'all')}
          </Button>
          <Button look="plain" size="small" onClick={() => setAsking(true)}>
            {t('throwAway.button')}
          </Button>
        </span>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('throwAway.title')}
        footer={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('dashboard:cancel')}
            </Button>
            <Button look="danger" onClick={throwAway}>
              {t('throwAway.button')}
            </Button>
          </>
        }
      >
        <p>{t(isNew ? 'throwAway.text' : 'throwAway.textEdit')}</p>
      </Dialog>
    </header>
  )
}
