/** What is printed for several orders in one file: what lies in each parcel, what to take off the shelf for all, where each goes, what the post takes over, and what customs asks for. */
export const PAPER_KINDS = ['slips', 'picking', 'labels', 'handover', 'customs', 'commercial'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** A sheet, or the roll of a small thermal printer. */
export const PAPER_SIZES = ['a4', 'roll'] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** As many orders as are printed in one file. */
export const MOST_PAPERS = 50

/** What the post takes over: a parcel that has left, or an order that is still to be handed over as one. */
export type HandedOver = { orderNumber: string; recipient: string; postcode: string; country: string; carrier: string; trackingNumber: string }
