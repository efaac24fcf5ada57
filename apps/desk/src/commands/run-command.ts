import { parseArgs } from 'node:util'
import { onSignals } from '@gaashaan/runtime/signals'
import { systemFault } from '@gaashaan/runtime/system-fault'
import { StoreUnavailable } from '../media/store/store-unavailable.ts'
import { CommandError, StoppedError, UsageError } from './command-errors.ts'

/** Returns a signal that SIGINT or SIGTERM aborts; a later one ends the process at once, with 130. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController()
  const stop = () => {
    console.log('\nStopping after what is at hand. Once more stops at once.')
    stopping.abort()
  }
  onSignals(stop, () => process.exit(130))
  return stopping.signal
}

/** The error's message for a person; `undefined` for a bug of the program. */
function describeError(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof StoreUnavailable) return error.message
  const fault = systemFault(error)
  if (fault !== undefined) return `error: ${fault}`
  const { code, message } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? message : undefined
}

interface Command {
  readonly usage: string
  /** Resolves to the exit code. SIGINT and SIGTERM abort `signal` if the command `canStop`. */
  readonly run: (signal: AbortSignal) => Promise<number>
  /** Whether the command ends by itself after `signal`; signals end any other command at once. */
  readonly canStop?: boolean
}

async function runToExitCode({ usage, run, canStop }: Command): Promise<number> {
  if (parseArgs({ strict: false, options: { help: { type: 'boolean' } } }).values.help) {
    console.log(usage)
    return 0
  }
  const signal = canStop ? stopOnSignals() : new AbortController().signal
  try {
    return await run(signal)
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    if (error instanceof StoppedError || signal.aborted) {
      console.error('\nStopped: nothing was kept.')
      return 130
    }
    const sentence = describeError(error)
    console.error(sentence === undefined ? error : `\n${sentence}`)
    return 1
  }
}

/**
 * Runs a command and ends the process with its exit code, or with a message and 2 for wrong arguments,
 * 130 if it was stopped, 1 for any other error. Without `process.exit`, the connections to PostgreSQL
 * that Payload leaves open would keep the process alive.
 */
export async function runCommand(command: Command): Promise<never> {
  process.exit(await runToExitCode(command))
}
