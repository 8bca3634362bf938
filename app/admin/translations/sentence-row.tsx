import { History, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Language } from '../../i18n/languages.ts'
import { languageName } from '../../i18n/names-of-codes.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import type { Claim } from './claim.ts'
import { ClaimLine, useTakenElsewhere } from './claim-line.tsx'
import { placeOf, saidNow, type Sentence } from './sentence.ts'

type SentenceRowProps = { language: Language; sentence: Sentence; claim: Claim | undefined; onOpen: (as: 'change' | 'history') => void }

/** One sentence: English, what the language says, and whether somebody says it differently. */
export function SentenceRow({ language, sentence, claim, onOpen }: SentenceRowProps) {
  const { t, i18n } = useTranslation('admin-translations')
  const may = useMay()
  const isTakenElsewhere = useTakenElsewhere()
  const place = placeOf(sentence)
  return (
    <li className="grid items-start gap-x-4 gap-y-2 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {language !== 'en' && (
          <p lang="en" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
            {sentence.english}
          </p>
        )}
        <code className="text-xs text-ink-soft wrap-anywhere">{place}</code>
      </div>
      <div className="min-w-0">
        <p lang={language} className="line-clamp-6 font-semibold whitespace-pre-line wrap-anywhere">
          {saidNow(sentence)}
        </p>
        <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {sentence.override !== undefined && sentence.fault === undefined && <Badge tone="gold">{t('states.changed')}</Badge>}
          {sentence.stale && <Badge tone="indigo">{t('states.stale')}</Badge>}
          {sentence.fault !== undefined && <Badge tone="sale">{t('states.broken')}</Badge>}
          {sentence.foundIn !== undefined && <Badge>{t('foundIn', { language: languageName(sentence.foundIn, i18n.language) })}</Badge>}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-2 empty:hidden">
          <ClaimLine language={language} of={{ kind: 'sentence', key: place }} name={place} claim={claim} />
        </div>
      </div>
      <div className="flex gap-1 sm:w-23 sm:justify-end">
        <IconButton label={t('historyOf', { place })} onClick={() => onOpen('history')}>
          <History className="size-4" aria-hidden="true" />
        </IconButton>
        {may('translations.write') && !isTakenElsewhere(claim) && (
          <IconButton label={t('changeOf', { place })} onClick={() => onOpen('change')}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  )
}
