import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { ChatProduct } from './chat.ts'
import { onChatState, openChat } from './chat-events.ts'

type Seller = { id: string; name: string; avatar: string | null; location: string; rating: number; isVerified: boolean }

/** Opens the chat with a maker, about a piece where one is given. Who is not signed in is shown the way. */
export function AskSeller({ seller, product, label, className }: { seller: Seller; product?: ChatProduct; label: string; className?: string }) {
  const { id, name, avatar, location, rating, isVerified } = seller
  const [open, setOpen] = useState(false)
  useEffect(() => onChatState(setOpen), [])
  const ask = () =>
    openChat({ seller: { id, business_name: name, avatar_url: avatar, location, rating, is_verified: isVerified }, ...(product && { product }) })
  return (
    <Button look="quiet" aria-expanded={open} className={className} icon={<MessageCircle className="size-5" aria-hidden="true" />} onClick={ask}>
      {label}
    </Button>
  )
}
