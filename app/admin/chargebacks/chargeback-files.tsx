import { Paperclip } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useAct } from '../../desk-kit/use-act.ts'
import { FILE_KINDS, type FileKind } from '../../payments/chargebacks/dispute.ts'
import { type Answer, callFunction } from '../../platform/call-function.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { SheetFile } from './chargeback-sheet.ts'

const TYPES = ['image/png', 'image/jpeg', 'application/pdf']
/** What banks take in all; the database says the same. */
const MOST_BYTES = 4 * 1024 * 1024
const LINK_SECONDS = 300

/** Puts a file where it belongs and makes it part of the evidence. */
async function addFile(chargeback: string, kind: FileKind, file: File): Promise<Answer<unknown>> {
  const place = await callFunction<{ path: string; url: string }>('open-chargeback-file', { chargeback, type: file.type })
  if (!place.done) return place
  try {
    const sent = await fetch(place.result.url, { method: 'PUT', headers: { 'Content-Type': file.type }, body: file })
    if (!sent.ok) return { done: false, refusal: { code: 'not_that_file', message: '', status: sent.status } }
  } catch {
    return { done: false, refusal: { code: 'offline', message: '', status: 0 } }
  }
  return callFunction('keep-chargeback-file', { chargeback, path: place.result.path, name: file.name.slice(-120), kind })
}

async function openFile(path: string): Promise<void> {
  const { data } = await (await loadSupabase()).storage.from('chargeback-files').createSignedUrl(path, LINK_SECONDS)
  if (data) window.open(data.signedUrl, '_blank', 'noopener')
}

/** One file of each kind that banks know; another of the same kind takes its place. */
export function ChargebackFiles({ chargeback, files, changes }: { chargeback: string; files: readonly SheetFile[]; changes: boolean }) {
  const { t } = useTranslation('admin-chargebacks')
  const { act, busy } = useAct()
  if (!changes && files.length === 0) return null
  const refused = ({ code }: { code: string }) => (code === 'not_that_file' || code === 'too_large' ? t(`files.${code}`) : undefined)
  const add = (kind: FileKind, file: File | undefined) => {
    if (!file) return
    if (!TYPES.includes(file.type) || file.size > MOST_BYTES) {
      showToast({ title: t(file.size > MOST_BYTES ? 'files.too_large' : 'files.not_that_file'), tone: 'failure' })
      return
    }
    void act({ ask: () => addFile(chargeback, kind, file), done: t('files.added'), refused })
  }
  return (
    <section aria-label={t('files.title')} className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{t('files.title')}</h3>
      {changes && <p className="text-sm text-ink-soft">{t('files.hint')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {FILE_KINDS.map((kind) => {
          const file = files.find((one) => one.kind === kind)
          if (!file && !changes) return null
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="min-w-0">
                <span className="block text-sm text-ink-soft">{t(`files.kinds.${kind}`)}</span>
                {file && (
                  <Button look="plain" size="small" className="max-w-full" onClick={() => void openFile(file.path)}>
                    <Paperclip className="size-4 shrink-0" aria-hidden="true" />
                    <span className="wrap-anywhere">{file.name}</span>
                  </Button>
                )}
              </span>
              {changes && (
                <span className="flex flex-wrap gap-2">
                  <FileButton
                    size="small"
                    look="quiet"
                    busy={busy}
                    accept={TYPES.join(',')}
                    label={t(file ? 'files.replace' : 'files.add', { kind: t(`files.kinds.${kind}`) })}
                    onFiles={([chosen]) => add(kind, chosen)}
                  />
                  {file && (
                    <Button
                      size="small"
                      look="quiet"
                      busy={busy}
                      onClick={() =>
                        void act({ ask: () => askDatabase('drop_chargeback_file', { p_id: chargeback, p_file_id: file.id }), done: t('files.removed') })
                      }
                    >
                      {t('files.remove')}
                    </Button>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
