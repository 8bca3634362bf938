import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Where the database, the letters and the files of a project live: in `supabase/.temp`, which Supabase's own tools keep out of git, so that they go
 * when the project goes. Where that may not be written, in the folder `instead` under a name made of the project's place.
 */
export function dataFolderOf(project: string, { chosen, instead }: { chosen: string | undefined; instead: string }): string {
  if (chosen !== undefined) return resolve(chosen)
  const beside = join(project, 'supabase', '.temp', 'api')
  try {
    mkdirSync(beside, { recursive: true, mode: 0o711 })
    writeFileSync(join(beside, '.gitignore'), '*\n')
    return beside
  } catch {
    const name = createHash('sha256').update(project).digest('hex').slice(0, 12)
    return resolve(instead, `project-${name}`)
  }
}
