import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { InfoFrame } from '../info-frame.tsx'
import type { InfoData } from '../load-info.server.ts'
import { STORED_THINGS } from './stored-things.ts'

/** What the shop keeps in a browser, one by one. */
export default function CookiesScreen({ loaderData: { facts, written } }: { loaderData: InfoData }) {
  const { t } = useTranslation('pages-cookies')
  const table = (
    <div role="region" aria-label={t('table.caption')} tabIndex={0} className="mt-4 overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-start sm:min-w-120">
        <caption className="sr-only">{t('table.caption')}</caption>
        <thead className="border-b border-line text-sm text-ink-soft">
          <tr>
            {(['purpose', 'where', 'keeps'] as const).map((column) => (
              <th key={column} scope="col" className={clsx('px-4 py-3 text-start font-semibold', column === 'where' && 'max-sm:hidden')}>
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STORED_THINGS.map(({ purpose, where, keeps }) => (
            <tr key={`${where} ${purpose}`} className="border-b border-line align-top last:border-0">
              <th scope="row" className="px-4 py-3 text-start font-normal">
                {t(`purposes.${purpose}`)}
                {/* A phone has no room for three columns. */}
                <span className="block text-sm text-ink-soft sm:hidden">{t(`places.${where}`)}</span>
              </th>
              <td className="px-4 py-3 text-ink-soft max-sm:hidden">{t(`places.${where}`)}</td>
              <td className="px-4 py-3 text-ink-soft">{typeof keeps === 'string' ? t(`keeps.${keeps}`) : t('keeps.days', { count: keeps.days })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  return <InfoFrame page="cookies" facts={facts} written={written} after={{ what: table }} />
}
