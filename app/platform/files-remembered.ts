/**
 * So many files a browser remembers to have loaded for a page. By itself it stops at 250, which a walk through the shop's pictures uses up; what the desk is made of is read from
 * there when it is kept for a market without a line (`keep-desk.ts`).
 */
export const FILES_REMEMBERED = 5_000
