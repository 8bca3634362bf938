import { Gift } from 'lucide-react'

/** That an order is a present, what follows from it, and the words that lie in the parcels, as the buyer wrote them. */
export function OrderGift({ title, text, message }: { title: string; text: string; message: string }) {
  return (
    <div className="rounded-control bg-gold-wash px-3.5 py-2.5 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <Gift className="size-4 shrink-0 text-gold" aria-hidden="true" />
        {title}
      </p>
      <p>{text}</p>
      {message !== '' && <blockquote className="mt-2 border-s-2 border-gold ps-3 break-words whitespace-pre-line">{message}</blockquote>}
    </div>
  )
}
