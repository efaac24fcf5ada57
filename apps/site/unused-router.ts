import type { Edit } from './unused-features.ts'

const ROUTER = '/react-router/dist/production/lib/'

/**
 * Parts of React Router that this site does not use and that are no modules of their own: asking
 * for routes while a reader goes along (`routeDiscovery` is `initial`), instrumentation, pages
 * without a server, submissions (the forms post by themselves), fetchers and view transitions.
 * Each hangs on a condition that is never true here, or is made by a call that the minifier has to
 * be told is pure; it then leaves them out. A version that writes one otherwise stops the build.
 */
export const UNUSED_IN_ROUTER: readonly Edit[] = [
  {
    file: `${ROUTER}dom/ssr/fog-of-war.js`,
    found: 'routeDiscovery.mode === "lazy" && ssr === true',
    instead: 'false',
  },
  { file: `${ROUTER}router/router.js`, found: 'if (init.instrumentations)', instead: 'if (false)' },
  {
    file: `${ROUTER}router/router.js`,
    found: 'if (opts?.instrumentations)',
    instead: 'if (false)',
  },
  {
    file: `${ROUTER}router/router.js`,
    found: 'consumeInstrumentationClientResultMetaReceiver(router)',
    instead: 'undefined',
  },
  {
    file: `${ROUTER}router/router.js`,
    found: 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
    instead: 'false',
  },
  {
    file: `${ROUTER}router/router.js`,
    found: 'async function fetch(key, routeId, href, opts) {',
    instead: 'async function fetch() { return;',
  },
  {
    file: `${ROUTER}dom-export/hydrated-router.js`,
    found: 'ssrInfo.context.isSpaMode',
    instead: 'false',
  },
  {
    file: `${ROUTER}dom-export/hydrated-router.js`,
    found: 'window.__reactRouterManifest.sri === true',
    instead: 'false',
  },
  // `root.tsx` uses these two while somebody works on the site, and `start/` in what is built.
  {
    file: `${ROUTER}dom/ssr/components.js`,
    found: 'function Scripts(scriptProps) {',
    instead: 'function Scripts() { return null;',
  },
  {
    file: `${ROUTER}dom/ssr/components.js`,
    found: 'function Links({ nonce, crossOrigin }) {',
    instead: 'function Links() { return null;',
  },
  {
    file: `${ROUTER}components.js`,
    found: 'if (!viewTransitionOpts || !isViewTransitionAvailable)',
    instead: 'if (true)',
  },
  {
    file: `${ROUTER}dom/lib.js`,
    found: '= React$1.forwardRef(',
    instead: '= /* @__PURE__ */ React$1.forwardRef(',
  },
  // The served page's script has run already: one that takes its place later has nothing to say, and
  // the page's policy lets no text become markup.
  {
    file: `${ROUTER}dom/lib.js`,
    found:
      // biome-ignore lint/suspicious/noTemplateCurlyInString: another file's text, as it stands there.
      '{ __html: `(${restoreScroll})(${escapeHtml(JSON.stringify(storageKey || SCROLL_RESTORATION_STORAGE_KEY))}, ${escapeHtml(JSON.stringify(ssrKey))})` }',
    instead: '{ __html: "" }',
  },
  {
    file: `${ROUTER}dom/lib.js`,
    found: 'let restoreScroll = (',
    instead: 'let restoreScroll = /* @__PURE__ */ (',
  },
]
