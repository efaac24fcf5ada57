/**
 * Checks the transparency log of a site from outside: `npm run log:verify -- https://site.example`.
 * Exits with 0 where everything is as it says, 1 for any fault, 2 for wrong arguments.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { UntrustedNote } from '../signed-note.ts'
import { parseVerifier } from '../signing-key.ts'
import { latestVersions } from './latest-versions.ts'
import { siteReader, Unreachable } from './site-reader.ts'
import { type KnownLog, NoLog, type VerifiedLog, verifyLog } from './verify-log.ts'
import { type VerifiedSite, verifySite } from './verify-site.ts'

const USAGE = `Usage: npm run log:verify -- <address of the site> [options]

  --state <file>   what the last check has seen; var/log-verify/<host>.json by default
  --key <key>      a key that you trust, as name+id+key, instead of those of the last check
  --log-only       checks the log alone, not what the site shows`

/** After this the site shows what was published while it was being checked. */
const SETTLED_MS = 3_000

class WrongArguments extends Error {}

function readArguments() {
  const options = {
    state: { type: 'string' },
    key: { type: 'string', multiple: true },
    'log-only': { type: 'boolean', default: false },
    help: { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [address, ...rest] = positionals
    if (values.help) return undefined
    if (address === undefined || rest.length > 0) throw new Error('Give the address of one site.')
    const { origin, host, protocol } = new URL(address)
    if (!/^https?:$/.test(protocol)) throw new Error('The address must begin with https://.')
    const keys = values.key?.map(parseVerifier) ?? []
    const state = values.state ?? join('var', 'log-verify', `${host.replace(':', '-')}.json`)
    return { origin, state, keys, isLogOnly: values['log-only'] }
  } catch (error) {
    throw new WrongArguments((error as Error).message)
  }
}

/** What the last check has seen; `undefined` where there was none. */
function readState(file: string): KnownLog | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownLog
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new WrongArguments(`${file} cannot be read: ${(error as Error).message}`)
  }
}

function writeState(file: string, log: KnownLog): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(log, null, 2)}\n`)
}

const FIRST_CHECK =
  'First check: the keys are taken as the site gives them. Compare them with what the ministry prints.'

function printLog({ log, entries, formerSize }: VerifiedLog, isTrusted: boolean): void {
  const erased = entries.filter(({ recorded }) => !recorded).length
  console.log(`Log: ${log.origin}, ${entries.length} entries, ${erased} without their record`)
  for (const key of log.keys) console.log(`Key: ${key}`)
  if (formerSize !== undefined) console.log(`Last check: ${formerSize} entries`)
  else console.log(isTrusted ? 'First check, with a key that was given.' : FIRST_CHECK)
}

async function check(): Promise<number> {
  const asked = readArguments()
  if (!asked) {
    console.log(USAGE)
    return 0
  }
  const { origin, state, keys, isLogOnly } = asked
  const read = siteReader(origin)
  const seen = readState(state)
  const trusted = keys.map(({ line }) => line)
  const known: KnownLog | undefined = keys[0]
    ? { ...seen, origin: keys[0].name, keys: trusted }
    : seen

  const checkOnce = async () => {
    const verified = await verifyLog(read, known)
    const { latest, faults } = latestVersions(verified.entries)
    const isWhole = verified.faults.length === 0
    const site: VerifiedSite | undefined =
      isLogOnly || !isWhole ? undefined : await verifySite(read, latest)
    return { verified, site, faults: [...verified.faults, ...faults, ...(site?.faults ?? [])] }
  }

  let result = await checkOnce()
  if (result.faults.length > 0) {
    // What was published meanwhile is in one of the two, and not yet in the other.
    await pause(SETTLED_MS)
    result = await checkOnce()
  }
  const { verified, site, faults } = result
  printLog(verified, keys.length > 0)
  if (site) console.log(`Site: ${site.texts} texts compared`)
  for (const fault of faults) console.log(`FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'Everything is as the log says.' : `${faults.length} faults.`)
  if (faults.length > 0) return 1
  writeState(state, verified.log)
  return 0
}

const EXPECTED = [Unreachable, NoLog, UntrustedNote]

try {
  process.exitCode = await check()
} catch (error) {
  const isExpected = EXPECTED.some((kind) => error instanceof kind)
  console.error(
    isExpected || error instanceof WrongArguments ? `error: ${(error as Error).message}` : error,
  )
  if (error instanceof WrongArguments) console.error(`\n${USAGE}`)
  process.exitCode = error instanceof WrongArguments ? 2 : 1
}
