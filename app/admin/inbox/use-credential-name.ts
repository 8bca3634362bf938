import { useTranslation } from 'react-i18next'
import type { Credential } from '../../sellers/credentials/credential.ts'

/** What a credential is called in the office, with its grade. */
export function useCredentialName(): (credential: Pick<Credential, 'kind' | 'grade'>) => string {
  const { t } = useTranslation('admin-credentials')
  return ({ kind, grade }) => [t(`kinds.${kind}`), grade !== '' && t(`grades.${kind}.${grade}`)].filter(Boolean).join(' · ')
}
