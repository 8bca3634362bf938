import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { diskBackend } from '@hattha/supabase-api'
import type { Pool } from 'pg'

const FOLDER = join(import.meta.dirname, '..', 'public', 'pictures')

/** Pictures as staff would have uploaded them: with how old each is, and whether a category shows it. */
const PICTURES = [
  {
    from: 'category-textiles.webp',
    name: 'categories/textiles.webp',
    days: 40,
    shown: true,
    alts: { en: 'A handwoven textile on a wall', th: 'ผ้าทอมือบนผนัง', nl: 'Een handgeweven doek aan de muur' },
    tags: ['textiles'],
  },
  {
    from: 'hero-1.webp',
    name: 'slides/loy-krathong.webp',
    days: 24,
    shown: false,
    alts: { en: 'Celadon and a krathong in the evening' },
    tags: ['loy krathong', 'slides'],
  },
  { from: 'hero-2.webp', name: 'slides/songkran.webp', days: 190, shown: false, alts: {}, tags: ['slides', 'songkran'] },
  { from: 'hero-3.webp', name: 'slides/new-makers.webp', days: 2, shown: false, alts: {}, tags: ['slides'] },
]

/** Lays some pictures into the demo's storage, as the storage service would have, so that the library of a demo is not empty. */
export async function fillDemoFiles(owner: Pool, dataFolder: string): Promise<void> {
  const files = diskBackend({ folder: join(dataFolder, 'storage') })
  for (const { from, name, days, shown, alts, tags } of PICTURES) {
    const version = randomUUID()
    const { size, etag } = await files.write(version, createReadStream(join(FOLDER, from)), { mimetype: 'image/webp' })
    await owner.query(
      `insert into storage.objects (bucket_id, name, owner, owner_id, version, created_at, metadata)
       select 'shop-pictures', $1, m.person_id, m.person_id::text, $2, now() - $3 * interval '1 day', $4::jsonb
         from (select person_id from public.staff_members where role = 'owner' limit 1) m`,
      [
        name,
        version,
        days,
        {
          eTag: etag,
          size,
          mimetype: 'image/webp',
          cacheControl: 'max-age=31536000',
          lastModified: new Date().toISOString(),
          contentLength: size,
          httpStatusCode: 200,
        },
      ],
    )
    await owner.query(`update public.files set alts = $2, tags = $3 where bucket_id = 'shop-pictures' and name = $1`, [name, alts, tags])
    if (shown)
      await owner.query(`update public.categories set image_url = '/storage/v1/object/public/shop-pictures/' || $1 where image_url = '/pictures/' || $2`, [
        name,
        from,
      ])
  }
}
