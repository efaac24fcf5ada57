import { stopServices } from '../../scripts/steps/service.mjs'

async function giveUp(reason: string): Promise<never> {
  console.error(reason)
  await stopServices()
  // Programs that were started without npm end with this process.
  process.exit(1)
}

/** Ends this process and what it started after that many minutes, or when a person interrupts it. */
export function stopAfter(minutes: number): void {
  const reason = `could not measure within ${minutes} minutes`
  setTimeout(() => giveUp(reason), minutes * 60_000).unref()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => giveUp(`stopped by ${signal}`))
  }
}
