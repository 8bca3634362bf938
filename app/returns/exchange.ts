/** A piece that may be sent instead: of the same shop, at the same price, in stock. */
export type ExchangeChoice = { variantId: string; title: string; optionText: string; sameProduct: boolean }

/** By line of the order. */
export type ExchangeChoices = Record<string, ExchangeChoice[]>

/** What is sent instead of a line; null is the same again. */
export type ExchangedFor = { title: string; optionText: string } | null

/** The name of a piece with its version. */
export const pieceNamed = ({ title, optionText }: { title: string; optionText: string }): string => (optionText === '' ? title : `${title} · ${optionText}`)
