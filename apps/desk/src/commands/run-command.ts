import { parseArgs } from 'node:util'
import { systemFault } from '@gaashaan/runtime/system-fault'
import { StoreAway } from '../media/store/store-away.ts'
import { Refused, Stopped, WrongArguments } from './refusals.ts'

/** A signal that comes through the terminal and from a script above is one. */
const ONE_SIGNAL_MS = 1_000

/** Aborted by SIGINT and SIGTERM; a second one ends the process at once, with 130. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController()
  let firstAt = 0
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      const now = Date.now()
      if (!stopping.signal.aborted) {
        firstAt = now
        console.log('\nStopping after what is at hand. Once more stops at once.')
        stopping.abort()
      } else if (now - firstAt > ONE_SIGNAL_MS) process.exit(130)
    })
  }
  return stopping.signal
}

/** The message for a person; `undefined` for a mistake in the program. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Refused || error instanceof StoreAway) return error.message
  const fault = systemFault(error)
  if (fault !== undefined) return `error: ${fault}`
  const { code, message } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? message : undefined
}

export interface Command {
  readonly usage: string
  /** Resolves to the exit code. `signal` is aborted by SIGINT and SIGTERM where it `canStop`. */
  readonly run: (signal: AbortSignal) => Promise<number>
  /** Whether it comes to an end of its own when it is stopped; any other ends at once. */
  readonly canStop?: boolean
}

async function exitCodeOf({ usage, run, canStop }: Command): Promise<number> {
  if (parseArgs({ strict: false, options: { help: { type: 'boolean' } } }).values.help) {
    console.log(usage)
    return 0
  }
  const signal = canStop ? stopOnSignals() : new AbortController().signal
  try {
    return await run(signal)
  } catch (error) {
    if (error instanceof WrongArguments) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    if (error instanceof Stopped || signal.aborted) {
      console.error('\nStopped: nothing was kept.')
      return 130
    }
    const sentence = sentenceOf(error)
    console.error(sentence === undefined ? error : `\n${sentence}`)
    return 1
  }
}

/**
 * Runs a command of a person's or a timer's and ends the process: with what the command answers, 2
 * for wrong arguments, 130 when it was stopped, 1 for what cannot be, each with a sentence. Payload
 * leaves PostgreSQL's connections open, which would keep the process alive for ever: nothing waits
 * for them.
 */
export async function runCommand(command: Command): Promise<never> {
  process.exit(await exitCodeOf(command))
}
