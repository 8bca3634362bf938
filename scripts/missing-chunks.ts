import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { CHUNKS, PACKAGES } from '../vite-chunks.ts'

const Manifest = v.record(v.string(), v.object({ file: v.string(), name: v.optional(v.string()) }))

/** Names of `vite-chunks.ts` that have no file in a build: what they stood for is scattered over files of its own. */
export function missingChunks(buildFolder: string): string[] {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(buildFolder, 'client', '.vite', 'manifest.json'), 'utf8')))
  const made = new Set(Object.values(manifest).map(({ name }) => name))
  return [...Object.keys(PACKAGES), ...Object.keys(CHUNKS)].filter((name) => !made.has(name))
}
