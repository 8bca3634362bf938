import { parseAst, type Plugin } from 'vite'

/** What is taken out of one file. */
type Unused = {
  file: RegExp
  /** These do nothing. */
  functions?: readonly string[]
  /** These answer that there is nothing. */
  answeringNull?: readonly string[]
  methodsOf?: string
  /** To the letter. */
  statements?: readonly string[]
}

/**
 * What React and its router can do and no page of ours asks for, by file and by the functions that do it, each of which runs for nothing else. They are emptied where pages are
 * built, and the minifier takes away what only they called: every first visit downloads and reads a twelfth less of the two.
 */
const UNUSED: readonly Unused[] = [
  {
    file: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: [
      // <ViewTransition>. Nothing else names, measures or moves what a transition of the browser shows; the router starts those that we have by itself.
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'pushViewTransitionCancelableScope',
      'reportViewTransitionError',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
      // <Fragment ref>.
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'deleteChildFromFragmentInstance',
      // <SuspenseList>.
      'updateSuspenseListComponent',
      // useActionState.
      'mountActionState',
      'rerenderActionState',
      'runActionStateAction',
      'updateActionState',
      'updateActionStateImpl',
      // <Activity>.
      'updateActivityComponent',
      // Stylesheets and scripts that React itself fetches: `precedence`, `<script async src>`, and the functions of react-dom that ask for them early.
      'acquireResource',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
      'preloadStylesheet',
      // The names of the components above one that failed. Nobody is told them.
      'getStackByFiberInDevAndProd',
    ],
    // The same; whoever asks is to hear that there is none, and that nothing has to be waited for.
    answeringNull: ['getResource', 'waitForCommitToBeReady'],
    methodsOf: 'FragmentInstance',
  },
  {
    // A router is only watched where it was made with `instrumentations`.
    file: /\/node_modules\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    functions: ['consumeInstrumentationClientResultMetaReceiver', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    // The routes behind a page's links are asked for once it lives. That they are known is told to nobody: whoever is told renders the whole page anew, to show the same.
    file: /\/node_modules\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    statements: ['if (!dataRoutes.hasHMRRoutes) updateState({});'],
  },
]

/** What must not be asked of them then: its names where they are taken out of React, a reference to a fragment, a router that is watched. */
const ASKED = [
  /import\s*\{[^}]*\b(?:ViewTransition|unstable_ViewTransition|SuspenseList|unstable_SuspenseList|useActionState|Activity)\b[^}]*\}\s*from\s*["']react["']/,
  /import\s*\{[^}]*\buseFormState\b[^}]*\}\s*from\s*["']react-dom["']/,
  /\bReact(?:\$\d|DOM)?\.(?:unstable_)?(?:ViewTransition|SuspenseList|useActionState|useFormState|Activity)\b/,
  /import\s*\{[^}]*\b(?:preconnect|preinit|preinitModule|preload|preloadModule)\b[^}]*\}\s*from\s*["']react-dom["']/,
  /jsxs?(?:DEV)?\)?\(\s*["'](?:link|style)["'],\s*\{[^{}]*\bprecedence\s*:/,
  /<(?:link|style)\b[^>]*\sprecedence=/,
  /jsxs?(?:DEV)?\)?\(\s*["']script["'],\s*\{(?=[^{}]*\bsrc\s*:)[^{}]*\basync\s*:/,
  // As JSX is compiled, where names begin with a capital and may carry a number.
  /jsxs?(?:DEV)?\)?\(\s*(?:React\.)?_?Fragment\w*,\s*\{[^{}()[\]]*\bref\s*:/,
  /<Fragment[^>]*\sref=/,
  /<HydratedRouter[^>]*\binstrumentations\b|\bHydratedRouter,\s*\{[^}]*\binstrumentations\b/,
]
const ASKING = /precedence|["']script["']|preload|preconnect|preinit|ViewTransition|SuspenseList|useActionState|useFormState|Activity|Fragment|instrumentations/

/** Takes out of builds what no page asks of React, and refuses a build in which one does, or in which React no longer has it by these names. */
export const lightReact: Plugin = {
  name: 'light-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  transform(code, id) {
    const unused = UNUSED.find(({ file }) => file.test(id))
    if (unused) return { code: emptied(code, unused), map: null }
    if (!/\/node_modules\/(react|react-dom)\//.test(id) && asksForUnused(code))
      this.error(`${id} asks React for what vite-light-react.ts takes out of it. Take the functions it needs off that list.`)
    return undefined
  },
}

/** Whether a module asks for something that is taken out. */
export const asksForUnused = (code: string): boolean => ASKING.test(code) && ASKED.some((asked) => asked.test(code))

/** A module whose named functions do nothing, without the methods of a class that is never made and without single statements. Throws where one is not there. */
export function emptied(code: string, { functions = [], answeringNull = [], methodsOf, statements = [] }: Omit<Unused, 'file'>): string {
  const missing = new Set([...functions, ...answeringNull])
  const cuts: { start: number; end: number; put: string }[] = []
  for (const node of parseAst(code).body) {
    if (node.type === 'FunctionDeclaration' && node.id && node.body && missing.delete(node.id.name)) {
      cuts.push({ start: node.body.start, end: node.body.end, put: answeringNull.includes(node.id.name) ? '{ return null }' : '{}' })
    } else if (methodsOf !== undefined && node.type === 'ExpressionStatement' && code.startsWith(`${methodsOf}.prototype.`, node.start)) {
      cuts.push({ start: node.start, end: node.end, put: '' })
    }
  }
  for (const statement of statements) {
    const start = code.indexOf(statement)
    if (start < 0) missing.add(statement)
    else cuts.push({ start, end: start + statement.length, put: '' })
  }
  if (missing.size > 0) throw new Error(`There is no ${[...missing].join(', ')}: has another release of React come? Read it, and see vite-light-react.ts.`)
  return cuts.toSorted((a, b) => b.start - a.start).reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}
