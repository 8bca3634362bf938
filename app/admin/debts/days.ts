/** For how long a decision about a debt may hold. */
export const DAYS = [3, 7, 14, 30, 60]
/** What is offered first. */
export const USUAL_DAYS = 14
