import { useTranslation } from 'react-i18next'

/** What an account is called: its kind, and whose it is or where the money lies. */
export function AccountName({ kind, provider, seller }: { kind: string; provider: string; seller?: string | undefined }) {
  const { t } = useTranslation('admin-ledger')
  const of = seller || provider
  return (
    <>
      {t(`accounts.${kind}`, { defaultValue: kind })}
      {of && ` · ${of}`}
    </>
  )
}
