import { useEffect, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { storedPerson } from '../platform/session/stored-person.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'

type Props = {
  seller: { id: string; name: string }
  /** Where whoever has to sign in comes back to. */
  back: string
  className?: string
  onChange?: (follows: boolean) => void
}

/** Follows a shop, or no more. Who is not signed in is asked to sign in. Needs the namespace `product`. */
export function FollowButton({ seller: { id, name }, back, className, onChange }: Props) {
  const { t } = useTranslation('product')
  const navigate = useNavigate()
  const [follows, setFollows] = useState(false)
  const [busy, start] = useTransition()
  useEffect(() => {
    if (!storedPerson()) return
    let gone = false
    const ask = async () => {
      const { isFollowing } = await import('./follow-shop.ts')
      const known = await isFollowing(id)
      if (gone) return
      setFollows(known)
      onChange?.(known)
    }
    // The page stands without it.
    ask().catch(() => {})
    return () => {
      gone = true
    }
  }, [id, onChange])
  const press = () => {
    if (!storedPerson()) return void navigate(`/auth?next=${encodeURIComponent(back)}`)
    const wanted = !follows
    start(async () => {
      try {
        const { setFollowing } = await import('./follow-shop.ts')
        await setFollowing(id, wanted)
        setFollows(wanted)
        onChange?.(wanted)
        showToast({ title: t(wanted ? 'follow.done' : 'follow.undone', { seller: name }), tone: 'success' })
      } catch {
        showToast({ title: t('follow.failed'), tone: 'failure' })
      }
    })
  }
  return (
    <Button look="quiet" aria-pressed={follows} busy={busy} className={className} onClick={press}>
      {t(follows ? 'follow.following' : 'follow.follow')}
      <span className="sr-only">{name}</span>
    </Button>
  )
}
