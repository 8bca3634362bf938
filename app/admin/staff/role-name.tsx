import { useTranslation } from 'react-i18next'

/** What a role is called: those of the shop in the reader's language, one's own by the name they were given. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('admin')
  return (role) => t(`roles.${role}`, { defaultValue: role.replaceAll('_', ' ') })
}
