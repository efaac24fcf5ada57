import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Clock } from '../clock.ts'
import type { ImageVariant } from './image-variant-path.ts'

const PROGRAM = fileURLToPath(new URL('resize-image.ts', import.meta.url))

/** Most requests that wait at once. */
const MAX_WAITING = 100
const MAX_RESIZE_MS = 60_000
/** How long the process lives without a request. */
const MAX_IDLE_MS = 60_000

export interface ResizeRequest extends Pick<ImageVariant, 'width' | 'format'> {
  readonly data: Uint8Array
}

export type ResizeResult = { readonly data: Uint8Array } | { readonly reason: string }

/** Makes images in another process, which runs `program`, one at a time. */
export function createResizePool<Request extends object = ResizeRequest>(
  clock: Clock,
  program: string = PROGRAM,
) {
  let child: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let cancelIdleTimeout = () => {}

  function close(): void {
    cancelIdleTimeout()
    child?.kill('SIGKILL')
    child = undefined
  }

  function start(): ChildProcess {
    if (child?.connected) return child
    child = fork(program, { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' })
    // The idle process does not keep the site alive.
    child.unref()
    child.channel?.unref?.()
    return child
  }

  async function send(request: Request): Promise<Buffer> {
    cancelIdleTimeout()
    const process = start()
    try {
      const result = await new Promise<ResizeResult>((resolve, reject) => {
        const cancel = clock.after(MAX_RESIZE_MS, () => reject(new Error('it takes too long')))
        process.once('message', (message) => resolve(message as ResizeResult))
        process.once('error', reject)
        process.once('exit', () => reject(new Error('the process ended')))
        process.send(request, (error) => error && reject(error))
        process.once('message', cancel).once('exit', cancel)
      })
      if ('reason' in result) throw new Error(result.reason)
      cancelIdleTimeout = clock.after(MAX_IDLE_MS, close)
      return Buffer.from(result.data)
    } catch (error) {
      close()
      throw error
    } finally {
      process.removeAllListeners()
    }
  }

  return {
    /** The image; `undefined` when too many requests wait already. Rejects if it cannot be made. */
    run(request: Request): Promise<Buffer> | undefined {
      if (waiting >= MAX_WAITING) return undefined
      waiting += 1
      const image = last.then(() => send(request))
      last = image
        .catch(() => undefined)
        .then(() => {
          waiting -= 1
        })
      return image
    },
    close,
  }
}
