import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { CHUNKS, filesOf, PACKAGES } from './vite-chunks.ts'
import { lightReact } from './vite-light-react.ts'
import { shortClasses } from './vite-short-classes.ts'

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

/** Builds get the tenth of these that pages use: less to download on every first visit, and less to do for every part that speaks and every icon (see the files). */
const LIGHT: Readonly<Record<string, string>> = {
  i18next: 'app/i18n/light-i18next.ts',
  'react-i18next': 'app/i18n/light-react-i18next.tsx',
  // Named as lucide's own icons import it; nothing else has a file of this name.
  '../createLucideIcon.mjs': 'app/ui/light-lucide.ts',
  // ra-core's.
  './adapters/reactRouterProvider.js': 'app/desk-kit/ra-router.tsx',
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

/** What each page has loaded with its document. */
const ALWAYS_THERE = /\/(react|frame|rolldown-runtime|root|entry\.client)-[\w-]{8}\.js$/

export default defineConfig(({ command }) => ({
  // ra-core knows react-router by the name it had before its version 8.
  resolve: { alias: { 'react-router-dom': 'react-router' } },
  plugins: [lightParts, lightReact, tailwindcss(), shortClasses(), reactRouter()],
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
        // A screen is fetched with all it imports at once. A smaller part (a dialog, reviews below) does without the list of its files, whose names do not compress and
        // weigh on every page that could show it; nor does any list name what each page has already.
        modulePreload: {
          resolveDependencies: (file, needed) =>
            needed.filter((one) => one.endsWith('.css') || (/-(screen|page)-[\w-]{8}\.js$/.test(file) && !ALWAYS_THERE.test(one))),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                ...Object.entries(PACKAGES).map(([name, packages]) => ({ name, test: new RegExp(`node_modules/(${packages.join('|')})/`) })),
                ...Object.entries(CHUNKS).map(([name, chunk]) => ({ name, test: filesOf(chunk) })),
              ],
            },
          },
        },
      },
    },
  },
}))
