import { renameSync, writeFileSync } from 'node:fs'
import type { MirrorReport } from './make-mirror.ts'

/**
 * Writes what Prometheus is to know of a mirror, in its text format, to a file that the node exporter's
 * textfile collector reads. A run that fails writes nothing: the time then gets older.
 */
export function writeMetrics(file: string, { time, files, failed }: MirrorReport): void {
  const gauges = [
    ['time_seconds', 'When the run began that the mirror is of, Unix time.', time / 1_000],
    ['files', 'Files of the mirror.', files],
    [
      'failed_files',
      'Paths that the site answered with an error; former files stay.',
      failed.length,
    ],
  ] as const
  const text = gauges.map(([name, help, value]) => {
    const metric = `gaashaan_mirror_${name}`
    return `# HELP ${metric} ${help}\n# TYPE ${metric} gauge\n${metric} ${value}\n`
  })
  const part = `${file}.new`
  writeFileSync(part, text.join(''))
  renameSync(part, file)
}
