import type { RaRecord } from 'ra-core'

/** A stored file as lists and its page read it. */
export type FileRow = RaRecord<string> & {
  bucket_id: string
  name: string
  content_type: string
  size_bytes: number
  uploaded_by: string | null
  revision: number
  created_at: string
  /** In points; null where nobody has measured it. */
  width: number | null
  height: number | null
}

/** What buckets take in, for a filter. */
export const CONTENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'video/mp4', 'text/csv'] as const

/** The bucket of the shop's own pictures, which staff put others in the place of. */
export const SHOP_PICTURES = 'shop-pictures'

export const isPictureFile = ({ content_type: type }: Pick<FileRow, 'content_type'>): boolean => /^image\/(jpeg|png|webp|gif|avif)$/.test(type)
