import { useTranslation } from 'react-i18next'
import { INFO_PAGES } from '../../pages/info-pages.ts'
import { isInfoName } from '../../pages/page-text.ts'

/** What a page is called in the office: as the footer of the shop calls it, one of the shop's own by its address. */
export function usePageNames(): (id: string) => string {
  const { t } = useTranslation('shell')
  return (id) => (isInfoName(id) ? t(INFO_PAGES[id].words) : id)
}
