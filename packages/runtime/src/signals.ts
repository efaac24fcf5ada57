/**
 * A second signal within this time counts as the first: a terminal sends a signal to the whole process
 * group, and the process that started this one sends it again.
 */
const SAME_SIGNAL_MS = 2_000

/** Calls `stop` at the first SIGTERM or SIGINT, and `kill` at a later one, which ends the process at once. */
export function onSignals(stop: () => void, kill: () => void = () => process.exit(1)): void {
  let firstAt: number | undefined
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = performance.now()
      stop()
    } else if (performance.now() - firstAt > SAME_SIGNAL_MS) kill()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
