/**
 * Imports an API host or a WordPress export into the desk's database, in the foreground:
 * `npm run import -- --from https://host`. Ends with 0 when all of the source is imported; 3 when it
 * came to its end and an item failed, or there was none; 1 when it could not begin or go on; 2 for
 * wrong arguments; 130 when it was stopped.
 */
import { join } from 'node:path'
import { runCommand } from '@gaashaan/desk/commands/run-command'
import { withDesk } from '@gaashaan/desk/commands/with-desk'
import { type ImportOptions, parseArguments, USAGE } from './arguments.ts'

/** The exit code of a run that came to its end but not everything is imported. */
const INCOMPLETE = 3

async function importAll(options: ImportOptions, signal: AbortSignal): Promise<number> {
  const { env } = await import('@gaashaan/desk/env/env')
  const { createProgress } = await import('@gaashaan/desk/commands/progress')
  const { runImport } = await import('./run-import.ts')
  const { summary, verdict, writeReport } = await import('./report/write-report.ts')
  const begin = performance.now()
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = join(env.dataDir, 'moving-in', time)
  return withDesk(async (payload) => {
    // Failures are in the report; lines of the log would break the progress bar.
    payload.logger.level = 'silent'
    const progress = createProgress(process.stdout)
    const report = await runImport({ payload, options, workDir: folder, progress, signal })
    const seconds = (performance.now() - begin) / 1000
    const { from, dryRun } = options
    const source = from.host?.href ?? String(from.wordpress)
    const stopped = signal.aborted
    writeReport(folder, report, { source, dryRun, stopped, seconds })
    const { line, isWhole } = verdict(report)
    const dry = dryRun ? ['A dry run: nothing was written.'] : []
    console.log(`\n${[line, ...dry, ...summary(report)].join('\n')}`)
    if (report.notes.length > 0) console.log(`For a person to look at: ${report.notes.length}`)
    if (report.pictures.length > 0) {
      console.log(`Pictures that need words in both languages: ${report.pictures.length}`)
    }
    console.log(`\nThe whole report: ${join(folder, 'report.md')}`)
    if (!stopped) return isWhole ? 0 : INCOMPLETE
    console.log('Stopped before the end: run it again to go on.')
    return 130
  })
}

await runCommand({
  usage: USAGE,
  canStop: true,
  run: (signal) => importAll(parseArguments(process.argv.slice(2), process.cwd()), signal),
})
