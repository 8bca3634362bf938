import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Every file of the project that is or would be committed, as `app/cart/cart.ts`. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  return [...new Set(listed.split('\0'))].filter((file) => file !== '' && existsSync(join(ROOT, file)) && statSync(join(ROOT, file)).isFile())
}

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** One import: `to` is a project file, or a package's name. `type` when nothing of it exists at run time. */
export type Import = { from: string; to: string; type: boolean }

const IMPORTS = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?(['"])([^'"\n]+)\2|\bimport\(\s*(['"])([^'"\n]+)\4\s*\)/gm

/** What a file imports, read from its text: static, re-exported and dynamic. */
export function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORTS)].map((match) => {
    const specifier = match[3] ?? match[5] ?? ''
    const to = specifier.startsWith('.') ? posix.normalize(posix.join(dirname(from), specifier)) : specifier
    return { from, to, type: match[1] !== undefined }
  })
}
