import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** The buckets of the shop, as `buckets.{id}` has their names. */
export const BUCKETS = [
  'avatars',
  'product-images',
  'review-pictures',
  'shop-pictures',
  'case-pictures',
  'chargeback-files',
  'chat-attachments',
  'payment-slips',
  'review-drafts',
  'staff-exports',
  'import-files',
] as const

export type Bucket = { id: string; is_public: boolean; may_open: boolean; files: number; bytes: number; largest: number | null; types: string[] | null }

/** Every bucket with how much is in it. */
export const useBuckets = () =>
  useQuery({ queryKey: ['files', 'buckets'], queryFn: () => databaseResult<Bucket[]>('list_file_buckets', {}), ...CHANGES_ELSEWHERE })

type Uploader = { file_id: string; person_id: string; name: string }

/** Who uploaded some files, all of a screen in one question. */
export function useUploaders(files: readonly { id: string }[]): (file: string) => Uploader | undefined {
  const ids = files.map(({ id }) => id).toSorted()
  const { data } = useQuery({
    queryKey: ['files', 'uploaders', ids],
    enabled: ids.length > 0,
    queryFn: () => databaseResult<Uploader[]>('list_file_uploaders', { p_files: ids }),
    placeholderData: (before) => before,
  })
  return (file) => data?.find(({ file_id: id }) => id === file)
}

/** A place that shows or names a file. `record` is the key of what has it, `label` what that is called; either may be empty. */
export type FileUse = { kind: string; record: string; label: string }

/** Where a file is used; asked anew whenever it is looked at, since others work on it. */
export const useFileUses = (id: string) =>
  useQuery({ queryKey: ['files', 'uses', id], queryFn: () => databaseResult<FileUse[]>('list_file_uses', { p_id: id }), ...CHANGES_ELSEWHERE })
