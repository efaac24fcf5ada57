import { Presets, SingleBar } from 'cli-progress'

/** Shows the progress of a command. */
export interface Progress {
  /** Begins a phase; without `total` if the number of its steps is not known. */
  begin(name: string, total?: number): void
  step(): void
  /** Ends the phase. */
  end(): void
}

/** Steps for each line, where no bar can be drawn. */
const STEPS_PER_LINE = 100

/** Draws a bar on a terminal, and writes plain lines to a file or a pipe. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let bar: SingleBar | undefined
  let phase = ''
  let steps = 0
  let all = 0
  return {
    begin: (name, total) => {
      phase = name
      steps = 0
      all = total ?? 0
      if (!stream.isTTY || total === undefined) {
        stream.write(`${name}${total === undefined ? '' : ` (${total})`} …\n`)
        return
      }
      const format = `${name} {bar} {value}/{total}, {eta_formatted} to go`
      bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic)
      bar.start(total, 0)
    },
    step: () => {
      steps += 1
      if (bar) bar.increment()
      else if (steps % STEPS_PER_LINE === 0) stream.write(`${phase}: ${steps} of ${all}\n`)
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
