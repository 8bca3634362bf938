/** Where Thai begins in Unicode and in TIS-620, which has the same letters in the same order. */
const THAI = { unicode: 0xe00, tis: 0xa0, first: 0xe01, last: 0xe5b }

const byteOf = (sign: string): number | undefined => {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return code
  // The letters of the standard without the four places it leaves free.
  return code >= THAI.first && code <= THAI.last && !(code > 0xe3a && code < 0xe3f) ? code - THAI.unicode + THAI.tis : undefined
}

/** Whether a text has nothing but ASCII and Thai letters, which is all that banks' old forms can write. */
export const isThaiText = (text: string): boolean => [...text].every((sign) => byteOf(sign) !== undefined)

/** A text in TIS-620, one byte for each sign; what it has no letter for is a question mark. */
export const encodeThai = (text: string): Uint8Array => Uint8Array.from(text, (sign) => byteOf(sign) ?? 0x3f)
