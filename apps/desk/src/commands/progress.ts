import { Presets, SingleBar } from 'cli-progress'

/** Says how far a run is. */
export interface Progress {
  /** Begins a stretch of work with so many things; none where the number is not known. */
  begin(what: string, total?: number): void
  /** One thing is done. */
  step(): void
  /** Ends the stretch under way. */
  end(): void
}

/** Every so many things a line, where no bar can be drawn. */
const LINE_EACH = 100

/** A bar on a terminal, plain lines elsewhere: in a log or a pipe. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let bar: SingleBar | undefined
  let name = ''
  let done = 0
  let all = 0
  return {
    begin: (what, total) => {
      name = what
      done = 0
      all = total ?? 0
      if (!stream.isTTY || total === undefined) {
        stream.write(`${what}${total === undefined ? '' : ` (${total})`} …\n`)
        return
      }
      const format = `${what} {bar} {value}/{total}, {eta_formatted} to go`
      bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic)
      bar.start(total, 0)
    },
    step: () => {
      done += 1
      if (bar) bar.increment()
      else if (done % LINE_EACH === 0) stream.write(`${name}: ${done} of ${all}\n`)
    },
    end: () => {
      bar?.stop()
      bar = undefined
    },
  }
}

export const silentProgress: Progress = {
  begin: () => undefined,
  step: () => undefined,
  end: () => undefined,
}
