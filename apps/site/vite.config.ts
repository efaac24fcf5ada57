import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { aliases } from './aliases.ts'
import { serviceWorker } from './service-worker/plugin.ts'
import { withoutUnusedFeatures } from './unused-features.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), withoutUnusedFeatures(), serviceWorker()],
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
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|@react-router)[\\/]/,
                },
                // The parts of the home page, which its neighbours use too.
                {
                  name: 'parts',
                  test: /[\\/]components[\\/](?:headline|operation-card|partner-grid|slider|video-card[\\/](?!player))/,
                },
                // What every page has: on its own each would be smaller than a request's headers.
                {
                  name: 'shared',
                  test: /[\\/]app[\\/](?:marks[\\/]|furniture[\\/](?:navigation\.ts|use-dismiss)|navigation[\\/](?:browser-router|client-middleware|close-on-back|lazy-part)|offline[\\/]noted-messages|components[\\/]section-heading)/,
                },
                // What is fetched when the page is at rest.
                {
                  name: 'at-rest',
                  test: /[\\/]app[\\/](?:navigation|offline)[\\/](?:start|failed|failure|pending|lead|kept-page|notice\.ts)/,
                },
                // What several pages share, as one file: many small ones compress worse and each
                // costs a request. The forms are two pages' own and stay with them, as
                // what lists are followed by does with the lists.
                {
                  name: 'shared',
                  test: /[\\/]app[\\/](?!components[\\/](?:contact-form|feed-links|form-fields)|feeds[\\/]|language[\\/]words[\\/])/,
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
