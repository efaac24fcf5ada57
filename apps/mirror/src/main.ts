/**
 * Copies the public site into a folder of plain files, or brings the copy there up to date:
 * `npm run mirror -- <folder>`. Ends with 0 when all is copied; 3 when the site answered some paths with an
 * error; 1 when it does not answer, which leaves the folder as it was; 2 for wrong arguments; 130 when it
 * was stopped.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onSignals } from '@gaashaan/runtime/signals'
import { systemFault } from '@gaashaan/runtime/system-fault'
import { type NoteSigner, noteSigners } from '@gaashaan/transparency-log/signing-key'
import { type MirrorReport, makeMirror } from './make-mirror.ts'
import { NoMirror } from './mirror-folder.ts'
import { SiteAway } from './read-site.ts'
import { writeMetrics } from './write-metrics.ts'

const USAGE = `Usage: npm run mirror -- <folder> [options]

  --site <url>    where the site answers; http://127.0.0.1:3000 by default
  --api <url>     the desk or API host behind it; API_BASE_URL, or http://127.0.0.1:3001
  --keys <file>   the log’s private keys; LOG_KEY_FILE, or log-keys.pem in DATA_DIR
  --whole         asks about every file, as the first run of each day does
  --metrics <file>  where the age of the mirror is written for Prometheus’ node exporter`

const INCOMPLETE = 3

class WrongArguments extends Error {}

function origin(option: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new WrongArguments(`--${option} ${text}: write an address like https://site.example.`)
  }
  return url.origin
}

function readArguments() {
  const { API_BASE_URL, DATA_DIR = 'var', LOG_KEY_FILE, PORT = '3000' } = process.env
  const options = {
    site: { type: 'string', default: `http://127.0.0.1:${PORT}` },
    api: { type: 'string', default: API_BASE_URL || 'http://127.0.0.1:3001' },
    keys: { type: 'string', default: LOG_KEY_FILE || join(DATA_DIR, 'log-keys.pem') },
    whole: { type: 'boolean', default: false },
    metrics: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [folder, ...rest] = positionals
    if (values.help) return undefined
    if (folder === undefined || rest.length > 0) throw new Error('Give one folder.')
    const { site, api, keys, whole, metrics } = values
    return {
      folder,
      siteUrl: origin('site', site),
      apiUrl: api.replace(/\/$/, ''),
      keys,
      metrics,
      isWhole: whole,
    }
  } catch (error) {
    throw new WrongArguments((error as Error).message)
  }
}

const readSigners = (file: string, name: string): NoteSigner[] =>
  existsSync(file) ? noteSigners(name, readFileSync(file, 'utf8')) : []

function print({ files, bytes, requests, failed, isSigned }: MirrorReport, seconds: number): void {
  const megabytes = (bytes / 1e6).toFixed(1)
  console.log(
    `Mirror: ${files} files, ${megabytes} MB; ${requests} of them asked for, in ${seconds.toFixed(1)} s`,
  )
  if (!isSigned) console.log('Not signed: the log’s private keys are not here (--keys).')
  for (const path of failed) console.log(`FAILED: ${path}`)
}

async function run(signal: AbortSignal): Promise<number> {
  const asked = readArguments()
  if (!asked) {
    console.log(USAGE)
    return 0
  }
  const begin = performance.now()
  const { keys, metrics, ...options } = asked
  const report = await makeMirror({
    ...options,
    signers: (name) => readSigners(keys, name),
    signal,
  })
  print(report, (performance.now() - begin) / 1000)
  if (metrics !== undefined) writeMetrics(metrics, report)
  return report.failed.length > 0 ? INCOMPLETE : 0
}

const stopping = new AbortController()
onSignals(
  () => stopping.abort(),
  () => process.exit(130),
)
try {
  process.exitCode = await run(stopping.signal)
} catch (error) {
  const isTold =
    error instanceof SiteAway || error instanceof NoMirror || error instanceof WrongArguments
  const sentence = isTold ? error.message : systemFault(error)
  if (stopping.signal.aborted) console.error('Stopped: the mirror is as it was.')
  else console.error(sentence === undefined ? error : `error: ${sentence}`)
  if (error instanceof WrongArguments) console.error(`\n${USAGE}`)
  process.exitCode = stopping.signal.aborted ? 130 : error instanceof WrongArguments ? 2 : 1
}
