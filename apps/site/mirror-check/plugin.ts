import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const CHECK_PAGE = fileURLToPath(new URL('./check-page.ts', import.meta.url))

/** The script that checks a text in a mirror. Vite puts the styles of a single script into it. */
async function buildCheck(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2020',
      minify: true,
      rolldownOptions: { input: CHECK_PAGE, output: { format: 'iife', codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error('the check of a mirror was not built')
  const [script] = built.output
  return script.code
}

/** Builds `/mirror-check.js` with the site. The site's own pages do not have it: `npm run mirror` copies it. */
export function mirrorCheck(): Plugin {
  return {
    name: 'mirror-check',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mirror-check.js', source: await buildCheck() })
    },
  }
}
