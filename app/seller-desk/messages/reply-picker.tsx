import { useQuery } from '@tanstack/react-query'
import { Reply, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { fillReply, type ReplyFacts } from './fill-reply.ts'
import { RepliesDialog } from './replies-dialog.tsx'
import { listSavedReplies } from './saved-replies.ts'

/** Saved replies above the words: one press puts one among them, filled in, to be read before it is sent. */
export function ReplyPicker({ sellerId, facts, insert }: { sellerId: string; facts: ReplyFacts; insert: (words: string) => void }) {
  const { t } = useTranslation('desk-messages')
  const [open, setOpen] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const { data: replies = [] } = useQuery({ queryKey: ['saved-replies', sellerId], queryFn: () => listSavedReplies(sellerId) })
  return (
    <div className="px-3 pb-2">
      <Button
        size="small"
        look="quiet"
        icon={<Reply className="size-4" aria-hidden="true" />}
        onClick={() => (replies.length === 0 ? setKeeping(true) : setOpen(true))}
      >
        {t('replies.title')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        place="bottom"
        title={t('replies.title')}
        footer={
          <Button
            look="quiet"
            icon={<Settings2 className="size-4" aria-hidden="true" />}
            onClick={() => {
              setOpen(false)
              setKeeping(true)
            }}
          >
            {t('replies.manage')}
          </Button>
        }
      >
        <ul className="divide-y divide-line">
          {replies.map((reply) => (
            <li key={reply.id}>
              <button
                type="button"
                className="grid min-h-11 w-full gap-0.5 py-2.5 text-start hover:text-indigo"
                onClick={() => {
                  insert(fillReply(reply.body, facts))
                  setOpen(false)
                }}
              >
                <span className="font-semibold wrap-anywhere">{reply.title}</span>
                <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{fillReply(reply.body, facts)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
      {keeping && <RepliesDialog sellerId={sellerId} replies={replies} onClose={() => setKeeping(false)} />}
    </div>
  )
}
