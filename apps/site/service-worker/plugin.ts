import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { aliases } from '../aliases.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** Modules that pages import dynamically and that no page's HTML names. */
const NEEDED = [
  '/app/messages/so.ts',
  '/app/messages/so-base.ts',
  '/app/messages/en.ts',
  '/app/messages/en-base.ts',
  '/app/offline/start-offline.ts',
  '/app/outbox/send-outbox.ts',
  '/app/offline/notices.tsx',
]

/** The service worker as one script, for all browsers that have service workers. */
async function buildWorker(neededFiles: readonly string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: aliases },
    define: { NEEDED_FILES: JSON.stringify(neededFiles) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { input: WORKER, output: { format: 'iife', codeSplitting: false } },
    },
  })
  if (!('output' in output)) throw new Error('the service worker was not built')
  const [worker] = output.output
  return worker.code
}

/**
 * Builds `/sw.js` with the site. The script names the files of its build, so that browsers update it with
 * each release.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const needed = NEEDED.map((module) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        if (!chunk) throw new Error(`no built file has ${module}`)
        return chunk
      })
      const files = [
        ...needed,
        ...needed.flatMap(({ imports }) => imports.map((name) => bundle[name])),
      ]
      const paths = files.flatMap((file) => (file ? `/${file.fileName}` : []))
      const source = await buildWorker([...new Set(paths)])
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
