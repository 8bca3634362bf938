/** A piece of a cart as it is offered now. `price` is satang for one; `available` 0 for what is not sold any more. */
export type OfferedPiece = {
  productId: string
  name: string
  optionText: string
  seller: string
  image: string
  quantity: number
  price: number
  available: number
}

/** What `/cart/restore` shows: the pieces, or why not. */
export type RestoredCart = { state: 'open'; pieces: OfferedPiece[] } | { state: 'broken' | 'too-old' | 'empty' }
