/**
 * Brings what an API host or a WordPress export has to the desk's database, in the foreground:
 * `npm run import -- --from https://host`. Ends with 0 when the run came to its end, whatever did not
 * come; 1 when it could not begin or go on; 2 for wrong arguments; 130 when it was stopped.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ImportOptions, readArguments, USAGE, WrongArguments } from './arguments.ts'

/** A signal that comes through the terminal and from the script above is one. */
const ONE_SIGNAL_MS = 1_000

/** Ends the run after the documents at hand; a second time, at once. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController()
  let firstAt = 0
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      const now = Date.now()
      if (!stopping.signal.aborted) {
        firstAt = now
        stopping.abort()
        console.log('\nStopping after what is at hand. Once more stops at once.')
      } else if (now - firstAt > ONE_SIGNAL_MS) process.exit(130)
    })
  }
  return stopping.signal
}

async function importAll(options: ImportOptions): Promise<number> {
  const { getPayload } = await import('payload')
  const { env } = await import('../env.ts')
  const { default: config } = await import('../payload.config.ts')
  const { createProgress } = await import('./progress.ts')
  const { Refused } = await import('./refused.ts')
  const { runImport } = await import('./run-import.ts')
  const { summary, writeReport } = await import('./write-report.ts')
  const signal = stopOnSignals()
  const begin = performance.now()
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = join(env.dataDir, 'moving-in', time)
  const payload = await getPayload({ config, disableOnInit: true })
  // What does not come is in the report; the log between would break the bar.
  payload.logger.level = 'silent'
  try {
    const progress = createProgress(process.stdout)
    const report = await runImport({ payload, options, workDir: folder, progress, signal })
    const seconds = (performance.now() - begin) / 1000
    const { from, dryRun } = options
    const source = 'host' in from ? from.host.href : from.wordpress
    const stopped = signal.aborted
    writeReport(folder, report, { source, dryRun, stopped, seconds })
    console.log(
      `\n${dryRun ? 'A dry run: nothing was written.\n' : ''}${summary(report).join('\n')}`,
    )
    if (report.notes.length > 0) console.log(`For a person to look at: ${report.notes.length}`)
    if (report.pictures.length > 0) {
      console.log(`Pictures that need words in both languages: ${report.pictures.length}`)
    }
    console.log(`\nThe whole report: ${join(folder, 'report.md')}`)
    if (!stopped) return 0
    console.log('Stopped before the end: run it again to go on.')
    return 130
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error(error.message)
    return 1
  } finally {
    await payload.destroy()
  }
}

const isHelp = parseArgs({ strict: false, options: { help: { type: 'boolean' } } }).values.help
try {
  if (isHelp) console.log(USAGE)
  else process.exitCode = await importAll(readArguments(process.argv.slice(2), process.cwd()))
} catch (error) {
  const isWrong = error instanceof WrongArguments
  console.error(isWrong ? `${error.message}\n\n${USAGE}` : error)
  process.exitCode = isWrong ? 2 : 1
}
