interface Interval {
  /** Runs the task now; while it is running, it is run once more afterwards. */
  readonly run: () => void
  /** Ends the repetition, and resolves when the current run has ended. */
  readonly stop: () => Promise<void>
}

/**
 * Runs a task now and then every `intervalMs`, one run at a time. `onError` receives the error of a failed
 * run, and the next run comes at its time. The timer does not keep the process alive.
 */
export function every(
  intervalMs: number,
  task: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Interval {
  let running: Promise<void> | undefined
  let isDue = false
  let isStopped = false

  async function runWhileDue(): Promise<void> {
    while (isDue && !isStopped) {
      isDue = false
      try {
        await task()
      } catch (error) {
        onError(error)
      }
    }
    running = undefined
  }

  const run = () => {
    isDue = true
    running ??= runWhileDue()
  }
  const timer = setInterval(run, intervalMs).unref()
  run()
  return {
    run,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
