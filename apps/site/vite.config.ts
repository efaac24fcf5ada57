import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { aliases } from './aliases.ts'
import { serviceWorker } from './service-worker/plugin.ts'

/** Modules that the home page and nearly every other page run; what these import comes with them. */
const EVERY_PAGE =
  /[\\/]app[\\/](?:assets[\\/]|data-saver|furniture[\\/](?!alert-banner|search[\\/](?:use-combobox|\w+-suggestions))|icons[\\/]|images[\\/]image-slots|language[\\/](?!dates|moment-text)|messages[\\/]messages|navigation[\\/](?:browser-router|client-middleware|close-on-back|lazy-part|page-at-hand)|news-selection|outbox[\\/]outbox-flag|paths[\\/](?:canonical|article|operation|search)|settings|components[\\/](?:arrow-link|cover|empty-state|external-link|headline|icon|inline-script|page-head|page-link|picture|post-link|post-meta|section-heading|structured-data))/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), serviceWorker()],
  resolve: { alias: aliases },
  build: {
    target: 'es2020',
    // 1.5 kB less than the default minifier on the home page, measured with bench/weight.
    ...(isSsrBuild
      ? {}
      : {
          minify: 'terser' as const,
          terserOptions: {
            ecma: 2020 as const,
            module: true,
            compress: { passes: 3, ecma: 2020 as const, unsafe_arrows: true },
          },
        }),
    // One stylesheet for all pages: each carries what it needs of it, and a reader fetches it once.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The start script fetches what a page needs; a script that does it again is only weight.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // What changes rarely in one long-lived file of its own.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /rolldown\/runtime|node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|@react-router)[\\/]/,
                },
                // What every page has, as one file: many small ones compress worse, and each
                // costs a request.
                { name: 'shared', test: EVERY_PAGE },
                // The parts of the home page, which its neighbours use too.
                {
                  name: 'parts',
                  test: /[\\/]components[\\/](?:operation-card|partner-grid|slider|video-card[\\/](?!player))/,
                },
                // What is fetched when the page is at rest.
                {
                  name: 'at-rest',
                  test: /[\\/]app[\\/](?:navigation|offline)[\\/](?:start|failed|failure|pending|navigate-by|cached-page|online-again)/,
                },
                // What lists and other inner pages share. The forms are two pages' own and stay
                // with them, as what lists are followed by does with the lists.
                {
                  name: 'lists',
                  test: /[\\/]app[\\/](?!components[\\/](?:contact-form|feed-links|form-fields)|feeds[\\/]|messages[\\/])/,
                  minShareCount: 6,
                },
              ],
            },
          },
        },
  },
  ssr: {
    noExternal: [/^@gaashaan\//],
  },
}))
