/** A QR code as a drawing: `path` in units of one module, for SVG. */
export type QrPicture = { size: number; path: string; isDark(x: number, y: number): boolean }

/** The code of a text, error correction M. The library is fetched when a code is first drawn. */
export async function drawQr(text: string): Promise<QrPicture> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const isDark = (x: number, y: number) => modules.get(y, x) === 1
  let path = ''
  for (let y = 0; y < size; y += 1) {
    // Runs of dark modules are one rectangle, so that no hairline shows between them.
    for (let x = 0; x < size; x += 1) {
      const from = x
      while (x < size && isDark(x, y)) x += 1
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
    }
  }
  return { size, path, isDark }
}
