import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { aliases } from './aliases.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  resolve: { alias: aliases },
  build: {
    target: 'es2020',
    // One stylesheet for all pages: it is small, and a reader fetches it once.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
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
              ],
            },
          },
        },
  },
  ssr: {
    noExternal: [/^@gaashaan\//],
  },
}))
