import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What pages are rendered with. Bundled for production, so that React's production build is used whatever NODE_ENV the process has. Everything with hooks belongs
 * here: left outside it would bring a React of its own, and its hooks would find no renderer.
 */
const RENDERING = [
  /^react($|-dom|-router|-i18next|-hook-form|\/)/,
  /^@tanstack\//,
  /^@hookform\//,
  'sonner',
  'use-sync-external-store',
  /^scheduler/,
  /^i18next/,
  'lucide-react',
  'clsx',
  'isbot',
  /^@react-router\/node/,
]

/**
 * What every page loads at once, with all it imports: one file instead of thirty of a few hundred bytes, each compressed on its own. Nothing that is loaded later belongs
 * here. Route modules and the entry stay out: they must keep files of their own.
 */
const FRAME =
  /\/app\/(shell\/(shell-frame|document-head|places)|ui\/(button|checkbox|dialog|disclosure|empty-state|failed-load|failed-load-screen|field|lazy-screen|light-lucide|spinner|toast|unexpected-error-screen|woven-motif)|i18n\/(browser-words|light-i18next|light-react-i18next|number-format|warm-messages)|platform\/(money|page-handle|shared-count|session\/(session-events|session-purge|supabase))|money\/(currency|price|currency-choice|stored-currency)|pages\/not-found-screen|catalog\/(card-actions|search\/popular-searches))\.tsx?$/

/** What a page that shows pieces or makers needs of their cards. An icon in a file of its own weighs twice as much. */
const CARDS =
  /\/app\/(catalog\/product-card|stock\/stock-line|sellers\/seller-portrait|ui\/(badge|breadcrumbs|json-ld|picture|picture-address|skeleton|stars|verified-mark))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/badge-check\.mjs$/

/** How a piece is chosen and put into the cart: its own page and the quick view. */
const BUYING =
  /\/app\/(catalog\/(product|product-closed-notice|product\/product-(badges|buying|options|stock|words-field))|ui\/quantity-stepper)\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(gift|rotate-ccw|truck)\.mjs$/

/** Builds get the tenth of these that pages use: less to download on every first visit, and less to do for every part that speaks and every icon (see the files). */
const LIGHT: Readonly<Record<string, string>> = {
  i18next: 'app/i18n/light-i18next.ts',
  'react-i18next': 'app/i18n/light-react-i18next.tsx',
  // Named as lucide's own icons import it; nothing else has a file of this name.
  '../createLucideIcon.mjs': 'app/ui/light-lucide.ts',
}
const lightParts: Plugin = {
  name: 'light-parts',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    const light = LIGHT[id]
    return light === undefined ? undefined : join(import.meta.dirname, light)
  },
}

export default defineConfig(({ command }) => ({
  plugins: [lightParts, tailwindcss(), reactRouter()],
  server: { middlewareMode: true },
  // Named, so that a cold start in development does not reload the page while Vite finds them one by one.
  optimizeDeps: { include: ['react-i18next', 'i18next', 'lucide-react', 'clsx', 'sonner', '@supabase/supabase-js', '@tanstack/react-query'] },
  ssr: { noExternal: command === 'build' ? RENDERING : [] },
  // Vite leaves this to the process where pages are rendered, and React would be its slow development build in every process that does not say otherwise.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs and no release of ours changes, in one file: fewer requests at first, none later.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\// },
                { name: 'frame', test: FRAME },
                { name: 'cards', test: CARDS },
                { name: 'buying', test: BUYING },
              ],
            },
          },
        },
      },
    },
  },
}))
