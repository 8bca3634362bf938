import { join, resolve } from 'node:path'
import { compressAssets } from '../server/rendering/compress-assets.ts'

// Run by scripts/build.ts after bundling: browsers get .br or .gz made once, as small as they can be.
await compressAssets(join(resolve(import.meta.dirname, '..'), process.env['BUILD_DIR'] || 'build', 'client'))
