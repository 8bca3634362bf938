/** What the first bytes of a file say it is, by the signatures of https://mimesniff.spec.whatwg.org and of the formats themselves. */
type Signature = { type: string; at?: number; bytes: string }

const SIGNATURES: readonly Signature[] = [
  { type: 'image/png', bytes: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', bytes: '\xff\xd8\xff' },
  { type: 'image/gif', bytes: 'GIF87a' },
  { type: 'image/gif', bytes: 'GIF89a' },
  { type: 'image/webp', bytes: 'WEBP', at: 8 },
  { type: 'image/avif', bytes: 'ftypavif', at: 4 },
  { type: 'image/avif', bytes: 'ftypavis', at: 4 },
  { type: 'image/heic', bytes: 'ftypheic', at: 4 },
  { type: 'image/heic', bytes: 'ftypheix', at: 4 },
  { type: 'image/heic', bytes: 'ftypmif1', at: 4 },
  { type: 'image/bmp', bytes: 'BM' },
  { type: 'image/tiff', bytes: 'II*\0' },
  { type: 'image/tiff', bytes: 'MM\0*' },
  { type: 'image/x-icon', bytes: '\0\0\x01\0' },
  { type: 'application/pdf', bytes: '%PDF-' },
  { type: 'application/zip', bytes: 'PK\x03\x04' },
  { type: 'application/gzip', bytes: '\x1f\x8b\x08' },
  { type: 'video/webm', bytes: '\x1aE\xdf\xa3' },
  { type: 'video/quicktime', bytes: 'ftypqt', at: 4 },
  { type: 'video/mp4', bytes: 'ftyp', at: 4 },
  { type: 'video/quicktime', bytes: 'moov', at: 4 },
  { type: 'video/quicktime', bytes: 'mdat', at: 4 },
  { type: 'video/quicktime', bytes: 'wide', at: 4 },
  { type: 'audio/mpeg', bytes: 'ID3' },
  { type: 'audio/mpeg', bytes: '\xff\xfb' },
  { type: 'audio/mpeg', bytes: '\xff\xf3' },
  { type: 'audio/ogg', bytes: 'OggS\0' },
  { type: 'audio/wav', bytes: 'WAVE', at: 8 },
  { type: 'application/x-msdownload', bytes: 'MZ' },
  { type: 'application/x-elf', bytes: '\x7fELF' },
  { type: 'text/x-shellscript', bytes: '#!' },
]
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^<(!doctype html|html|head|body|script|iframe|h1|div|font|table|a|style|title|b|br|p)[\s>/]/i, 'text/html'],
  [/^<svg[\s>]/i, 'image/svg+xml'],
  [/^<\?xml[^>]*>\s*(<!--[\s\S]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s>]/i, 'image/svg+xml'],
  [/^<(!doctype html|\?php)/i, 'text/html'],
  [/^<\?xml/i, 'text/xml'],
]
/** Containers with many names: what they hold is told by other parts of them, so a claim of one of these is believed. */
const CONTAINERS: Readonly<Record<string, RegExp>> = {
  'application/zip': /zip|officedocument|opendocument|epub|java-archive|android/,
  'video/mp4': /^(video|audio)\/(mp4|x-m4[av]|m4a|3gpp2?|quicktime)|application\/mp4/,
  'video/quicktime': /^video\/(quicktime|mp4|x-m4v)/,
  'video/webm': /^(video|audio)\/(webm|x-matroska)/,
  'audio/ogg': /^(audio|video|application)\/ogg|opus/,
  'image/heic': /^image\/(heic|heif|avif)/,
  'text/xml': /xml/,
  'application/gzip': /gzip/,
  'audio/mpeg': /^audio\/(mpeg|mp3)/,
  'image/x-icon': /icon/,
  'audio/wav': /wav/,
  'image/jpeg': /^image\/(jpeg|jpg|pjpeg)/,
  'text/x-shellscript': /shellscript|x-sh$|text\/plain|octet-stream|javascript|python|perl/,
}
/** As many bytes as are needed to tell. */
export const SNIFFED_BYTES = 512

/** The type of a content by its first bytes, or undefined when they say nothing (text, unknown formats). */
export function sniffType(head: Buffer): string | undefined {
  const bytes = head.subarray(0, SNIFFED_BYTES).toString('latin1')
  const binary = SIGNATURES.find((signature) => bytes.startsWith(signature.bytes, signature.at ?? 0))
  if (binary) return binary.type
  const text = bytes.replace(/^\xef\xbb\xbf/, '').replace(/^(\s|<!--[\s\S]*?-->)+/, '')
  return MARKUP.find(([pattern]) => pattern.test(text))?.[1]
}

/** Whether content of the sniffed type may be called by the claimed one. */
export const agrees = (claimed: string, sniffed: string): boolean => claimed === sniffed || CONTAINERS[sniffed]?.test(claimed) === true

/** Types whose every file can be told from its first bytes, so that a claim without them is false. */
export const canBeProven = (type: string): boolean => SIGNATURES.some((signature) => signature.type === type)
