/**
 * Milliseconds in which a second signal is the same wish: a terminal tells the whole group, and the
 * process that started this one tells it again.
 */
const SAME_WISH = 2_000

/**
 * Calls `stop` at the first SIGTERM or SIGINT. One that comes more than two seconds later is meant:
 * `atOnce` is called, which ends the process whatever it is doing.
 */
export function onSignals(stop: () => void, atOnce: () => void = () => process.exit(1)): void {
  let toldAt: number | undefined
  const told = () => {
    if (toldAt === undefined) {
      toldAt = performance.now()
      stop()
    } else if (performance.now() - toldAt > SAME_WISH) atOnce()
  }
  process.on('SIGTERM', told)
  process.on('SIGINT', told)
}
