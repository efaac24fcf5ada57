/**
 * Checks the transparency log of a site from outside: `npm run log:verify -- https://site.example`; or a
 * mirror of the site, in a folder or at an address.
 * Exits with 0 where everything is as it says, 1 for any fault, 2 for wrong arguments.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MANIFEST_FILE } from '../mirror-manifest.ts'
import { isEntryProof, openEntryProof } from '../proofs/entry-proof.ts'
import { openSignedPdf } from '../sign-pdf.ts'
import { UntrustedNote } from '../signed-note.ts'
import { parseVerifier } from '../signing-key.ts'
import { latestVersions } from './latest-versions.ts'
import { siteReader, Unreachable } from './site-reader.ts'
import { type KnownLog, NoLog, type VerifiedLog, verifyLog } from './verify-log.ts'
import { folderMirror, type Mirror, servedMirror, verifyMirror } from './verify-mirror.ts'
import { type VerifiedSite, verifySite } from './verify-site.ts'

const USAGE = `Usage: npm run log:verify -- <address of the site> [options]
       npm run log:verify -- <folder of a mirror> [options]

  --state <file>   what the last check has seen; var/log-verify/<host>.json by default
  --key <key>      a key that you trust, as name+id+key, instead of those of the last check
  --file <file>    checks a press release's PDF, or the proof of an entry, instead of the site
  --log-only       checks the log alone, not what the site shows
  --mirror         the address is that of a mirror`

/** After this the site shows what was published while it was being checked. */
const SETTLED_MS = 3_000

class WrongArguments extends Error {}

function readArguments() {
  const options = {
    state: { type: 'string' },
    key: { type: 'string', multiple: true },
    file: { type: 'string' },
    'log-only': { type: 'boolean', default: false },
    mirror: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  } as const
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [address, ...rest] = positionals
    if (values.help) return undefined
    if (address === undefined || rest.length > 0) throw new Error('Give the address of one site.')
    const keys = values.key?.map(parseVerifier) ?? []
    if (existsSync(join(address, MANIFEST_FILE))) {
      return { mirror: folderMirror(address), state: values.state, keys }
    }
    const { origin, host, protocol } = new URL(address)
    if (!/^https?:$/.test(protocol)) throw new Error('The address must begin with https://.')
    if (values.mirror) {
      return { mirror: servedMirror(siteReader(origin)), state: values.state, keys }
    }
    const state = values.state ?? join('var', 'log-verify', `${host.replace(':', '-')}.json`)
    return { origin, state, keys, file: values.file, isLogOnly: values['log-only'] }
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

/** Prints the faults, and returns the exit code. */
function printFaults(faults: readonly string[]): number {
  for (const fault of faults) console.log(`FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'Everything is as the log says.' : `${faults.length} faults.`)
  return faults.length === 0 ? 0 : 1
}

type Asked = NonNullable<ReturnType<typeof readArguments>>

/** A mirror may be older than the last check of its site: of that it takes the keys alone. */
async function checkMirror({ mirror, state, keys }: Extract<Asked, { mirror: Mirror }>) {
  const known = keys.length > 0 ? keys.map(({ line }) => line) : state && readState(state)?.keys
  const { manifest, log, faults } = await verifyMirror(mirror, known || [])
  printLog(log, Boolean(known))
  console.log(`Mirror: ${manifest.site} on ${manifest.time}, ${manifest.files.length} files`)
  return printFaults(faults)
}

function readAsked(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new WrongArguments(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** What is wrong with the PDF of a press release, by a log that was verified. Throws `UntrustedNote`. */
function pdfFaults(bytes: Buffer, { log, entries }: VerifiedLog): string[] {
  const pdf = openSignedPdf(bytes, log.origin, log.keys.map(parseVerifier))
  console.log(`PDF: ${pdf.reference} ${pdf.language}, signed by ${log.origin}`)
  const isLogged = entries.some(({ text }) => text === pdf.text)
  return isLogged ? [] : ['The log has no version with the text of the PDF.']
}

/** The same of the proof of an entry. */
function proofFaults(bytes: Buffer, { log, entries }: VerifiedLog): string[] {
  const { index, at, text, recorded } = openEntryProof(
    bytes.toString(),
    log.origin,
    log.keys.map(parseVerifier),
  )
  const of =
    recorded && `: ${recorded.action}, ${recorded.kind} ${recorded.id} ${recorded.language}`
  console.log(`Proof: entry ${index} on ${at}${of ?? ', without its record'}`)
  return entries[index]?.text === text ? [] : [`Entry ${index} of the log is another one.`]
}

function fileFaults(file: string, verified: VerifiedLog): string[] {
  const bytes = readAsked(file)
  try {
    return isEntryProof(bytes) ? proofFaults(bytes, verified) : pdfFaults(bytes, verified)
  } catch (error) {
    if (error instanceof UntrustedNote) return [`${file}: ${error.message}.`]
    throw error
  }
}

async function check(): Promise<number> {
  const asked = readArguments()
  if (!asked) {
    console.log(USAGE)
    return 0
  }
  if (asked.mirror) return checkMirror(asked)
  const { origin, state, keys, file, isLogOnly } = asked
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
      isLogOnly || file !== undefined || !isWhole ? undefined : await verifySite(read, latest)
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
  if (file !== undefined) faults.push(...fileFaults(file, verified))
  const code = printFaults(faults)
  if (code === 0) writeState(state, verified.log)
  return code
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
