/** What became of orders accepted together: how many were, and of the others which and why. */
export type AcceptedTogether = { accepted: number; refused: { order: string; code: string }[] }
