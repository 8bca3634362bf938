/** As many different things as one cart may hold. */
export const CART_LINES_MAX = 100
/** As many pieces of one thing as one line may hold. */
export const LINE_QUANTITY_MAX = 999

/** Letters that all answers to what a piece asks have together; the database's own limit. */
export const PERSONALIZATION_MAX = 4000
