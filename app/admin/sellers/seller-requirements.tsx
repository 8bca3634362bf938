import { Check, Minus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import type { SellerSheet } from './seller-sheet.ts'

/** What is asked of a maker, each with what there is to see of it. */
export function SellerRequirements({ requirements }: Pick<SellerSheet, 'requirements'>) {
  const { t } = useTranslation('admin-sellers')
  const missing = requirements.filter(({ needed, met }) => needed && !met).length
  return (
    <Panel title={t('requirements.title')}>
      <p className="mb-3 text-sm text-ink-soft">{missing === 0 ? t('requirements.all') : t('requirements.missing', { count: missing })}</p>
      <ul className="flex flex-col gap-2 text-sm">
        {requirements.map(({ name, needed, met, evidence }) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            {met ? (
              <Check className="size-5 text-leaf" role="img" aria-label={t('requirements.met')} />
            ) : (
              <Minus className={needed ? 'size-5 text-terracotta' : 'size-5 text-ink-soft'} role="img" aria-label={t('requirements.notMet')} />
            )}
            <div>
              <p className={met || !needed ? undefined : 'font-semibold'}>
                {t(`requirements.names.${name}`)}
                {!needed && <span className="text-ink-soft"> · {t('requirements.optional')}</span>}
              </p>
              {evidence !== '' && <p className="text-ink-soft wrap-anywhere">{evidence}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
