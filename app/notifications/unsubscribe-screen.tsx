import { useTranslation } from 'react-i18next'
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Unsubscription } from './unsubscribe-link.ts'

/** `/unsubscribe`: where a letter's link leads. One press, no signing in. */
export default function UnsubscribeScreen() {
  const { t } = useTranslation('notifications')
  return (
    <>
      <title>{t('pageTitle')}</title>
      <Unsubscribe />
    </>
  )
}

function Unsubscribe() {
  const { t } = useTranslation('notifications')
  const { kind } = useLoaderData<Partial<Pick<Unsubscription, 'kind'>>>()
  const done = useActionData<{ ended: boolean }>()
  const { state } = useNavigation()
  const what = kind && t(`mail.${kind}`)
  if (!kind)
    return (
      <EmptyState
        title={t('unsubscribe.broken')}
        text={t('unsubscribe.brokenText')}
        actions={<ButtonLink to="/settings#notifications">{t('preferences')}</ButtonLink>}
      />
    )
  if (done?.ended) {
    return (
      <EmptyState
        role="status"
        title={t('unsubscribe.done')}
        text={t('unsubscribe.doneText', { what })}
        actions={
          <ButtonLink to="/settings#notifications" look="quiet">
            {t('preferences')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('unsubscribe.title')}
      text={t('unsubscribe.text', { what })}
      actions={
        <Form method="post">
          <Button type="submit" busy={state !== 'idle'}>
            {t('unsubscribe.submit')}
          </Button>
        </Form>
      }
    />
  )
}
