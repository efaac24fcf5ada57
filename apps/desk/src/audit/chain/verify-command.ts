/**
 * Compares every entry of the audit with its signed chain: `npm run audit:verify`. Exits with 0 where
 * everything is as it was signed, 1 for any fault, 2 for wrong arguments.
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type NoteVerifier, parseVerifier } from '@gaashaan/transparency-log/signing-key'
import { CommandError, UsageError } from '../../commands/command-errors.ts'
import { runCommand } from '../../commands/run-command.ts'
import { withDesk } from '../../commands/with-desk.ts'
import { env } from '../../env/env.ts'
import { auditKeySettings, isSealed, readAuditKeys } from './audit-keys.ts'
import type { VerifiedChain, VerifyOptions } from './verify-chain.ts'

const USAGE = `Usage: npm run audit:verify -- [options], with the desk’s environment

  --file <file>  what was shipped (AUDIT_FILE, a file of syslog), or what this command printed
                 before; can be given again. AUDIT_FILE by default, where this account may read it
  --key <key>    the public key, as name+id+key, instead of the desk’s own key file`

const OPTIONS = {
  file: { type: 'string', multiple: true, default: [] as string[] },
  key: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean' },
} as const

function readArguments() {
  try {
    const { file, key } = parseArgs({ options: OPTIONS }).values
    const missing = file.find((name) => !existsSync(name))
    if (missing) throw new Error(`There is no file ${missing}.`)
    return { files: file, given: key.map(parseVerifier) }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** The keys that are trusted: those that were given, or the desk's. A check makes no key. */
function readTrusted(
  given: readonly NoteVerifier[],
): Pick<VerifyOptions, 'verifiers' | 'isOfDesk'> {
  if (given.length > 0) return { verifiers: given }
  const settings = auditKeySettings(env.dataDir, env.auditKeyFile)
  if (!existsSync(settings.file)) {
    throw new CommandError(
      `error: there is no key in ${settings.file}: put it there, or give --key`,
    )
  }
  const keys = readAuditKeys(settings)
  return {
    verifiers: keys.signers.map(({ verifier }) => verifier),
    isOfDesk: (entry) => isSealed(keys, entry, entry.seal ?? ''),
  }
}

/** The shipped file of the environment, if it is one that this account may read. */
function defaultFile(): string[] {
  const { file } = env.auditShipping
  return file && existsSync(file) && statSync(file).isFile() ? [file] : []
}

/** The lines of a file, which is opened when they are read: what is read before is lost. */
async function* readLines(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file) })
}

function report({
  size,
  begunAt,
  adopted,
  waiting,
  faults,
  faultCount,
  checkpoint,
}: VerifiedChain) {
  if (size > 0) console.log(`Audit: ${size} entries, chained since ${begunAt}`)
  if (adopted.count > 0) {
    const { count, at } = adopted
    console.log(
      `${count} of them were there before: what they say is covered since ${at}, not before.`,
    )
  }
  if (waiting > 0) console.log(`${waiting} entries wait for the desk, which chains and signs them.`)
  for (const fault of faults) console.log(`FAULT: ${fault}`)
  if (faultCount > faults.length) console.log(`and ${faultCount - faults.length} more`)
  if (faultCount > 0) {
    console.log(`${faultCount} faults.`)
    return 1
  }
  console.log('Every entry is as it was signed. To keep outside, for a later check:')
  console.log(JSON.stringify({ checkpoint }))
  return 0
}

async function run(): Promise<number> {
  const { files, given } = readArguments()
  const trusted = readTrusted(given)
  for (const { line } of trusted.verifiers) console.log(`Key: ${line}`)
  const names = files.length > 0 ? files : defaultFile()
  const shipped = Object.fromEntries(names.map((name) => [name, readLines(name)]))
  const { verifyChain } = await import('./verify-chain.ts')
  return report(await withDesk((desk) => verifyChain(desk, { ...trusted, shipped })))
}

await runCommand({ usage: USAGE, run })
