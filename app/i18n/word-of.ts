/** A word of a table whose keys people have written. What every object has by itself (`__proto__`, `constructor`) is no word of it. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string | undefined => (Object.hasOwn(words, key) ? words[key] : undefined)
