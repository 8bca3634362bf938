import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signOutEverywhere } from '../../account/sign-out.ts'
import { getMyCredit } from '../../credit/my-credit.ts'
import { listNames } from '../../i18n/list-names.ts'
import { usePrice } from '../../money/price.tsx'
import { callFunction, type Refusal } from '../../platform/call-function.ts'
import { removeAllPictures } from '../../profile/my-picture.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import type { MyAccount } from '../my-account.ts'
import { ProveDialog } from '../security/prove-dialog.tsx'

/** What can stand against it, each with a sentence of its own. */
const OBSTACLES = ['open_orders', 'open_cases', 'open_refunds', 'selling', 'admin'] as const
type Obstacle = (typeof OBSTACLES)[number]

/** Takes the account away for good, or says what has to be settled first. */
export function DeleteAccount({ account }: { account: MyAccount }) {
  const { t, i18n } = useTranslation('settings')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [obstacle, setObstacle] = useState<{ reason: Obstacle; names: readonly string[] }>()
  const [said, setSaid] = useState('')
  const price = usePrice()
  const credit = useQuery({ queryKey: ['my-credit', account.id], queryFn: getMyCredit, enabled: asking })
  const lost = credit.data?.balance ?? 0

  const remove = async (accessToken: string | undefined) => {
    const answer = await callFunction('delete-account', { agreed: true }, accessToken === undefined ? {} : { accessToken })
    if (answer.done) {
      await removeAllPictures(account.id)
      await signOutEverywhere()
      showToast({ title: t('delete.done'), tone: 'success' })
      await navigate('/', { replace: true })
      return
    }
    setAsking(false)
    const { code } = answer.refusal
    const reason = OBSTACLES.find((known) => known === code)
    setObstacle(reason && { reason, names: namesOf(answer.refusal) })
    setSaid(reason ? '' : t(code === 'prove' ? 'prove.signInAgain' : 'delete.failed'))
  }
  const names = listNames(i18n.language, obstacle?.names ?? [])
  return (
    <div className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {obstacle && (
          <div className="rounded-control border border-terracotta bg-terracotta-wash px-4 py-3">
            <p className="font-semibold text-terracotta">{t(`delete.${obstacle.reason}`, { names, count: obstacle.names.length })}</p>
            {obstacle.reason !== 'admin' && (
              <ButtonLink to={obstacle.reason === 'selling' ? '/contact' : '/dashboard?tab=orders'} look="quiet" size="small" className="mt-3">
                {t(obstacle.reason === 'selling' ? 'delete.write' : 'delete.toOrders')}
              </ButtonLink>
            )}
          </div>
        )}
        {said !== '' && <p className="font-medium text-terracotta">{said}</p>}
      </div>
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('delete.ask')}
      </Button>
      <ProveDialog
        account={account}
        open={asking}
        title={t('delete.title')}
        text={
          <>
            <p>{t('delete.sure')}</p>
            <ul className="mt-3 list-disc space-y-1 ps-5 text-sm text-ink-soft">
              <li>{t('delete.gone')}</li>
              <li>{t('delete.kept')}</li>
              <li>{t('delete.final')}</li>
              {lost > 0 && <li className="font-semibold text-ink">{t('delete.credit', { amount: price(lost) })}</li>}
            </ul>
          </>
        }
        submit={t('delete.submit')}
        danger
        onClose={() => setAsking(false)}
        onProved={remove}
      />
    </div>
  )
}

function namesOf({ details }: Refusal): string[] {
  const names = typeof details === 'object' && details !== null && 'names' in details ? details.names : []
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}
