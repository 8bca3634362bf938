import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { bankName, bankOf } from '../../payouts/thai-banks.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { EvidencePapers } from './evidence-papers.tsx'
import type { WorkFacts } from './work.ts'

type Parts = WorkFacts['application']['parts']
type Named = { kind: Parts[number]['kind']; answer: Parts[number]['answer'] }

/** What somebody applies with, requirement by requirement: the answer, the papers, what is missing, what was asked. */
export function ApplicationParts({ facts }: { facts: WorkFacts['application'] }) {
  const { t, i18n } = useTranslation('admin-inbox')
  const said = ({ kind, answer }: Named): string => {
    const bank = kind === 'bank' ? bankOf(String(answer['bank'] ?? '')) : undefined
    if (kind === 'bank') return [bank ? bankName(bank, i18n.language) : answer['bank'], answer['holder']].filter(Boolean).join(', ')
    return String(answer[kind === 'identity' ? 'name' : kind === 'address' ? 'address' : kind === 'crafts' ? 'words' : 'businessName'] ?? '')
  }
  return (
    <Facts>
      {facts.parts.map((part) => {
        const { latitude, longitude } = part.answer
        return (
          <Fact key={part.kind} name={t(`parts.kind.${part.kind}`)}>
            <div className="grid justify-items-start gap-2">
              <Badge tone={part.lacks === null ? 'leaf' : 'gold'}>{t(`parts.state.${part.lacks ?? 'done'}`)}</Badge>
              <span className="whitespace-pre-line wrap-anywhere">{said(part)}</span>
              {part.kind === 'bank' && facts.bank_matches !== null && (
                <span className={facts.bank_matches ? undefined : 'font-semibold text-terracotta'}>
                  {t(facts.bank_matches ? 'parts.matches' : 'parts.differs')}
                </span>
              )}
              {typeof latitude === 'number' && typeof longitude === 'number' && (
                <a
                  href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
                  target="_blank"
                  rel="noreferrer"
                  className="text-indigo underline underline-offset-4"
                >
                  {t('parts.map')}
                </a>
              )}
              {part.question !== '' && <span className="text-sm text-ink-soft">{t('parts.asked', { question: part.question })}</span>}
              <EvidencePapers paths={part.papers} by="open-application-paper" />
            </div>
          </Fact>
        )
      })}
    </Facts>
  )
}

/** Asks back about the parts that are not right yet; the applicant answers there and hands in again. */
export function AskBack({ id, facts, refused }: { id: string; facts: WorkFacts['application']; refused: (refusal: { code: string }) => string | undefined }) {
  const { t } = useTranslation('admin-inbox')
  const { act, busy } = useAct()
  const [open, setOpen] = useState(false)
  const [questions, setQuestions] = useState<Record<string, string>>({})
  const asked = Object.fromEntries(Object.entries(questions).filter(([, question]) => question.trim().length >= 3))
  return (
    <>
      <Button size="small" look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('parts.ask.verb')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('parts.ask.title', { name: facts.business_name || facts.name })}
        consequence={t('parts.ask.consequence')}
        verb={t('parts.ask.verb')}
        busy={busy}
        onDecide={(reason) =>
          act({
            ask: () => askDatabase('ask_about_application', { p_application_id: id, p_questions: asked, p_reason: reason }),
            done: t('parts.ask.done'),
            refused: (refusal) => (refusal.code === 'invalid' ? t('parts.ask.nothing') : refused(refusal)),
          })
        }
      >
        {facts.parts.map(({ kind }) => (
          <TextArea
            key={kind}
            label={t(`parts.kind.${kind}`)}
            rows={1}
            maxLength={1000}
            value={questions[kind] ?? ''}
            onChange={(event) => setQuestions({ ...questions, [kind]: event.currentTarget.value })}
          />
        ))}
      </ReasonDialog>
    </>
  )
}
