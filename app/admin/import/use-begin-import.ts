import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAct } from '../../desk-kit/use-act.ts'
import type { ImportMapping } from '../../imports/import-mapping.ts'
import type { ImportPlatform } from '../../imports/source-formats.ts'
import { callFunction } from '../../platform/call-function.ts'

/** What a run is begun with; files are laid already. */
export type BeginWish = { platform: ImportPlatform; source: string; mapping: Partial<ImportMapping>; files: { path: string; name: string }[]; isDry: boolean }

/** Begins a run and opens its page. */
export function useBeginImport() {
  const { t } = useTranslation('admin-import')
  const { act, busy } = useAct()
  const go = useNavigate()
  const begin = async (wish: BeginWish): Promise<boolean> => {
    let id = ''
    const begun = await act<{ id: string }>({
      ask: () => callFunction<{ id: string }>('begin-import', wish),
      done: (result) => {
        id = result.id
        return t(wish.isDry ? 'begun.dry' : 'begun.real')
      },
      refused: ({ code }) => t(`refused.${code}`, { defaultValue: '' }) || undefined,
    })
    if (begun && id !== '') await go(`/admin/import/${id}`)
    return begun
  }
  return { begin, busy }
}
