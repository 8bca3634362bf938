import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import type { Balance } from '../accounts/account.ts'

/** The accounts that a correction can be of: the shop's own, and those of makers by their name. */
export function useAccountsCalled(words: string) {
  return useQuery({
    queryKey: ['ledger-balances', words],
    queryFn: () => databaseResult<Balance[]>('ledger_balances', { p_words: words }),
    ...CHANGES_ELSEWHERE,
  })
}

/** Asks for a maker's name; `found` shows what has it. */
export function FindMaker({ onFind, found }: { onFind: (words: string) => void; found: ReturnType<typeof useAccountsCalled> | undefined }) {
  const { t } = useTranslation('admin-ledger')
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  const find = () => {
    const words = input.current?.value.trim() ?? ''
    if (words === '') return
    setAsked(true)
    onFind(words)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          ref={input}
          label={t('findSeller')}
          type="search"
          required
          className="min-w-[min(15rem,100%)] grow"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form is not sent by a search.
            event.preventDefault()
            find()
          }}
        />
        <Button look="quiet" busy={asked && found?.isFetching === true} onClick={find}>
          {t('find')}
        </Button>
      </div>
      {found?.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {asked && found?.data?.length === 0 ? t('noAccountText') : ''}
      </p>
    </div>
  )
}
