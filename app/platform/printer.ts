/**
 * A piece of a page as pdfmake reads it (text, stack, columns, table and their styles), made of nothing but JSON. `barcode` with a `width` and a
 * `height` in points is a number as Code 128. Texts are plain, in any language of the shop.
 */
export type PrintNode = string | readonly PrintNode[] | { readonly [name: string]: unknown }

/** What is printed, on A4 or a roll of 80 mm that is as long as it needs to be. In `footer`, `{page}` and `{pages}` become numbers; `language` decides between the letters that China, Japan and Korea draw differently. */
export type Sheet = { language: string; title: string; content: readonly PrintNode[]; footer: string; size?: 'a4' | 'roll' }

/** What is shown where somebody shares a link. `picture` is an address of this shop, from its root; '' for none. */
export type ShareCard = { language: string; title: string; by: string; place: string; picture: string }

/** Makes PDF files and pictures of words. Characters that no font at hand draws become a box; pictographs are left out. */
export interface Printer {
  print(sheet: Sheet): Promise<Uint8Array>
  /** 1200 × 630, JPEG; kept, so that it is made once. Throws when too many are asked for at once, or its picture cannot be read. */
  card(card: ShareCard): Promise<Uint8Array>
}
