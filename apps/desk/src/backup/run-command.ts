import { StoreAway } from '../media-store/store-away.ts'
import { WrongArguments } from './arguments.ts'
import { BackupRefused, Stopped } from './refusals.ts'

/**
 * Runs a command of a person's or a timer's and answers its exit code: 2 for wrong arguments, 130
 * when it was stopped, 1 for what cannot be, each with a sentence. SIGINT and SIGTERM stop it.
 */
export async function runCommand(
  usage: string,
  command: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(usage)
    return 0
  }
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())
  try {
    return await command(stopping.signal)
  } catch (error) {
    if (error instanceof WrongArguments) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    if (error instanceof Stopped || stopping.signal.aborted) {
      console.error('\nStopped: nothing was kept.')
      return 130
    }
    const isExpected =
      error instanceof BackupRefused || error instanceof StoreAway || isOfTheSystem(error)
    console.error(isExpected ? `\n${(error as Error).message}` : error)
    return 1
  }
}

/** A full disk, a folder that may not be written, a database that does not answer. */
function isOfTheSystem(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException | undefined)?.code === 'string'
}
