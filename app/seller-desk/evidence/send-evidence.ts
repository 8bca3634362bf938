import { loadSupabase } from '../../platform/session/supabase.ts'
import { plainPicture } from '../../ui/plain-picture.ts'

const BUCKET = 'seller-evidence'
export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
/** A photograph is made smaller before it is sent; a PDF goes as it is, and the bucket takes five megabytes. */
const MOST_BYTES = { picture: 25 * 1024 * 1024, paper: 5 * 1024 * 1024 }

export const fitsAsEvidence = ({ type, size }: File): boolean =>
  EVIDENCE_TYPES.includes(type) && size <= (type === 'application/pdf' ? MOST_BYTES.paper : MOST_BYTES.picture)

/** Browser only. Sends a paper into one's own closed folder and answers its path. Throws the storage's error. */
export async function sendEvidence(person: string, file: File): Promise<string> {
  const { content, ending } = file.type === 'application/pdf' ? { content: file, ending: 'pdf' } : await plainPicture(file)
  const path = `${person}/${crypto.randomUUID()}.${ending}`
  const { error } = await (await loadSupabase()).storage.from(BUCKET).upload(path, content, { contentType: content.type })
  if (error) throw error
  return path
}

/** Browser only. Takes back what was sent and never handed in. */
export const takeBackEvidence = async (path: string): Promise<void> => {
  await (await loadSupabase()).storage.from(BUCKET).remove([path])
}
