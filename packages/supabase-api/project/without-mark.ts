/** A text without the mark (U+FEFF) that some editors put in front of it, and that neither TOML nor SQL know. */
export const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)
