import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Language } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { showToast } from '../../ui/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { importFile, type ImportPlan, planImport, saveFile } from './import-words.ts'
import { useFaultWords } from './use-fault-words.ts'

/** All sentences of a language as a PO file, to be worked on elsewhere; and what came of it, looked at before it is said. */
export function WordsFile({ language }: { language: Language }) {
  const { t, i18n } = useTranslation('admin-translations')
  const may = useMay()
  const { act, busy } = useAct()
  const faultWords = useFaultWords()
  const [working, setWorking] = useState(false)
  const [plan, setPlan] = useState<ImportPlan>()
  const number = numberFormat(i18n.language)
  const work = async (does: () => Promise<void>) => {
    setWorking(true)
    try {
      await does()
    } catch {
      showToast({ title: t('file.failed'), tone: 'failure' })
    } finally {
      setWorking(false)
    }
  }
  const read = (file: File) =>
    work(async () => {
      const planned = await planImport(language, file)
      if (planned === undefined) showToast({ title: t('file.notPo'), tone: 'failure' })
      else setPlan(planned)
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" size="small" busy={working} onClick={() => void work(() => saveFile(language))}>
        {t('file.save')}
      </Button>
      {may('translations.write') && (
        <FileButton
          look="quiet"
          size="small"
          busy={working}
          label={t('file.read')}
          accept=".po,.pot,text/x-gettext-translation"
          onFiles={([file]) => file && void read(file)}
        />
      )}
      {plan && (
        <ReasonDialog
          open
          onClose={() => setPlan(undefined)}
          title={t('file.readTitle')}
          consequence={t('file.plan', { count: plan.changes.length, number: number.format(plan.changes.length) })}
          verb={t('file.apply')}
          busy={busy}
          onDecide={(reason) =>
            plan.changes.length === 0
              ? Promise.resolve(true)
              : act({ ask: () => importFile(language, plan.changes, reason), done: ({ kept }) => t('file.done', { count: kept, number: number.format(kept) }) })
          }
        >
          {plan.refused.length > 0 && (
            <div className="flex flex-col gap-2 text-sm">
              <h3 className="font-semibold">{t('file.refused', { count: plan.refused.length, number: number.format(plan.refused.length) })}</h3>
              <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line">
                {plan.refused.map(({ place, why }) => (
                  <li key={place} className="px-3 py-2 wrap-anywhere">
                    <code className="text-xs">{place}</code> · {faultWords(why) ?? why}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </ReasonDialog>
      )}
    </div>
  )
}
