import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { aliases } from './aliases.ts'
import { mirrorCheck } from './mirror-check/plugin.ts'
import { serviceWorker } from './service-worker/plugin.ts'

/** Modules of the home page and nearly every other page; their imports come with them. */
const EVERY_PAGE =
  /[\\/]app[\\/](?:assets[\\/]|data-saver|furniture[\\/](?!alert-banner|search[\\/](?:use-combobox|\w+-suggestions))|icons[\\/]|images[\\/]image-slots|language[\\/](?!dates|moment-text)|messages[\\/]messages|navigation[\\/](?:browser-router|client-middleware|close-on-back|lazy-part|current-page)|news-selection|outbox[\\/]outbox-flag|paths[\\/](?:canonical|article|operation|query|search)|settings|components[\\/](?:arrow-link|cover|empty-state|external-link|headline|icon|inline-script|page-head|page-link|picture|post-link|post-meta|section-heading|structured-data))/

const browserBuild = {
  // 1.5 kB less than the default minifier on the home page, measured with bench/weight.
  minify: 'terser' as const,
  terserOptions: {
    ecma: 2020 as const,
    module: true,
    compress: { passes: 3, ecma: 2020 as const, unsafe_arrows: true },
  },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // Dependencies rarely change, so browsers can cache them for long.
          {
            name: 'vendor',
            test: /rolldown\/runtime|node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|@react-router)[\\/]/,
          },
          // One file for the modules of every page: many small files compress worse, and each costs a
          // request.
          { name: 'shared', test: EVERY_PAGE },
          // The components of the home page, which similar pages use too.
          {
            name: 'parts',
            test: /[\\/]components[\\/](?:operation-card|partner-grid|slider|video-card[\\/](?!player))/,
          },
          // Modules that are fetched when the page is idle.
          {
            name: 'at-rest',
            test: /[\\/]app[\\/](?:navigation|offline)[\\/](?:start|failed|failure|pending|navigate-by|cached-page|reconnect)/,
          },
          // Modules that many inner pages share. The forms stay with the two pages that have them, and
          // the feeds of a list stay with the lists.
          {
            name: 'lists',
            test: /[\\/]app[\\/](?!components[\\/](?:contact-form|feed-links|form-fields)|feeds[\\/]|messages[\\/])/,
            minShareCount: 6,
          },
        ],
      },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), serviceWorker(), mirrorCheck()],
  resolve: { alias: aliases },
  build: {
    target: 'es2020',
    // One stylesheet for all pages: each page inlines its critical CSS, and browsers fetch the file once.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The start script preloads a page's modules; Vite's script for this would do it again.
    modulePreload: false,
    ...(isSsrBuild ? {} : browserBuild),
  },
  ssr: {
    noExternal: [/^@gaashaan\//],
  },
}))
