import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Clock } from '../clock.ts'
import type { VariantFormat } from './image-variant-path.ts'

const PROGRAM = fileURLToPath(new URL('resize-image.ts', import.meta.url))

/** Most pictures that wait; the whole picture serves until there is room again. */
const MAX_WAITING = 100
/** Milliseconds that one picture may take, and that the process waits for the next. */
const MAX_RESIZE_MS = 60_000
const IDLE = 60_000

export interface ResizeRequest {
  readonly data: Uint8Array
  readonly width: number
  readonly format: VariantFormat
}

export type ResizeResult = { readonly data: Uint8Array } | { readonly reason: string }

export interface ResizePool<Question = ResizeRequest> {
  /** The made picture; `undefined` when too many wait already. Rejects where it cannot be made. */
  readonly make: (question: Question) => Promise<Buffer> | undefined
  readonly close: () => void
}

/** Makes pictures in one process beside this one, one at a time, whoever asks: `program` answers. */
export function createResizePool<Question extends object = ResizeRequest>(
  clock: Clock,
  program: string = PROGRAM,
): ResizePool<Question> {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let rest = () => {}

  function close(): void {
    rest()
    child?.kill('SIGKILL')
    child = undefined
  }

  function started(): ChildProcess {
    if (child?.connected) return child
    child = fork(program, { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' })
    // The site may end while it waits.
    child.unref()
    child.channel?.unref?.()
    return child
  }

  async function ask(question: Question): Promise<Buffer> {
    rest()
    const process = started()
    try {
      const answer = await new Promise<ResizeResult>((resolve, reject) => {
        const cancel = clock.after(MAX_RESIZE_MS, () => reject(new Error('it takes too long')))
        process.once('message', (message) => resolve(message as ResizeResult))
        process.once('error', reject)
        process.once('exit', () => reject(new Error('the process ended')))
        process.send(question, (error) => error && reject(error))
        process.once('message', cancel).once('exit', cancel)
      })
      if ('reason' in answer) throw new Error(answer.reason)
      rest = clock.after(IDLE, close)
      return Buffer.from(answer.data)
    } catch (error) {
      close()
      throw error
    } finally {
      process.removeAllListeners()
    }
  }

  return {
    make(question) {
      if (waiting >= MAX_WAITING) return undefined
      waiting += 1
      const made = last.then(() => ask(question))
      last = made
        .catch(() => undefined)
        .then(() => {
          waiting -= 1
        })
      return made
    },
    close,
  }
}
