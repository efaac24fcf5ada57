import type { Plugin } from 'vite'

interface Edit {
  /** Below React Router's production build. */
  readonly file: string
  readonly found: string
  readonly instead: string
}

/**
 * Parts of React Router that this site does not use and that are no modules of their own: asking
 * for routes while a reader goes along (`routeDiscovery` is `initial`), instrumentation, pages
 * without a server, submissions (the forms post by themselves), fetchers and view transitions.
 * Each hangs on a condition that is never true here, or is made by a call that the minifier has to
 * be told is pure; it then leaves them out. A version that writes one otherwise stops the build.
 */
const EDITS: readonly Edit[] = [
  {
    file: 'dom/ssr/fog-of-war.js',
    found: 'routeDiscovery.mode === "lazy" && ssr === true',
    instead: 'false',
  },
  { file: 'router/router.js', found: 'if (init.instrumentations)', instead: 'if (false)' },
  { file: 'router/router.js', found: 'if (opts?.instrumentations)', instead: 'if (false)' },
  {
    file: 'router/router.js',
    found: 'consumeInstrumentationClientResultMetaReceiver(router)',
    instead: 'undefined',
  },
  {
    file: 'router/router.js',
    found: 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
    instead: 'false',
  },
  {
    file: 'router/router.js',
    found: 'async function fetch(key, routeId, href, opts) {',
    instead: 'async function fetch() { return;',
  },
  { file: 'dom-export/hydrated-router.js', found: 'ssrInfo.context.isSpaMode', instead: 'false' },
  {
    file: 'dom-export/hydrated-router.js',
    found: 'window.__reactRouterManifest.sri === true',
    instead: 'false',
  },
  // `root.tsx` uses these two while somebody works on the site, and `start/` in what is built.
  {
    file: 'dom/ssr/components.js',
    found: 'function Scripts(scriptProps) {',
    instead: 'function Scripts() { return null;',
  },
  {
    file: 'dom/ssr/components.js',
    found: 'function Links({ nonce, crossOrigin }) {',
    instead: 'function Links() { return null;',
  },
  {
    file: 'components.js',
    found: 'if (!viewTransitionOpts || !isViewTransitionAvailable)',
    instead: 'if (true)',
  },
  {
    file: 'dom/lib.js',
    found: '= React$1.forwardRef(',
    instead: '= /* @__PURE__ */ React$1.forwardRef(',
  },
]

/** Fetches a chunk's own styles before it; here all styles are one file. */
const PRELOAD_HELPER = 'vite/preload-helper.js'

/** Leaves those parts out of the browser's bundle. */
export function withoutUnusedFeatures(): Plugin {
  return {
    name: 'without-unused-features',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith(PRELOAD_HELPER)) return null
      return 'export const __vitePreload = (load) => load()'
    },
    transform(code, id) {
      const own = EDITS.filter(({ file }) =>
        id.split('?')[0]?.endsWith(`/react-router/dist/production/lib/${file}`),
      )
      if (own.length === 0) return null
      return own.reduce((text, { file, found, instead }) => {
        if (!text.includes(found)) throw new Error(`${file} has no "${found}" any more`)
        return text.replaceAll(found, instead)
      }, code)
    },
  }
}
