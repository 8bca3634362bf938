import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

const Package = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) })
const packages: Readonly<Record<string, string>> = { 'react-router': '@react-router/dev', tsc: 'typescript', playwright: '@playwright/test' }

/** The script behind a command of node_modules, to be run by this very Node: its own first line would take the system's. */
export function binary(command: string): string {
  const folder = resolve(import.meta.dirname, '..', 'node_modules', packages[command] ?? command)
  const { bin } = v.parse(Package, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const file = typeof bin === 'string' ? bin : bin[command]
  if (file === undefined) throw new Error(`${folder} has no command ${command}`)
  return join(folder, file)
}
