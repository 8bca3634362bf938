import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this the header costs more than compressing saves. */
const WORTHWHILE_BYTES = 1024

/** Build step: writes `.br` and `.gz` beside every text file of the client build, as small as possible because it happens once. Answers how many. */
export async function compressAssets(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  let written = 0
  for (const file of files) {
    const content = await readFile(file)
    if (content.length < WORTHWHILE_BYTES) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    written += 1
  }
  return written
}
