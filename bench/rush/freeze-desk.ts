import { setTimeout as sleep } from 'node:timers/promises'
import { ownProcessesIn } from '../server/processes.ts'
import { DESK_FOLDER } from '../server/sample-desk.ts'

/** Freezes the desk that this process started, like a machine that hangs, and lets it go on later. */
export async function freezeDesk(milliseconds: number): Promise<void> {
  const desk = ownProcessesIn(DESK_FOLDER)
  if (desk.length === 0) throw new Error('the desk has no process that could be stopped')
  const signalDesk = (signal: NodeJS.Signals) => {
    for (const pid of desk) process.kill(pid, signal)
  }
  const wake = () => signalDesk('SIGCONT')
  // A frozen process does not receive the signal to end.
  process.on('exit', wake)
  signalDesk('SIGSTOP')
  try {
    await sleep(milliseconds)
  } finally {
    wake()
    process.off('exit', wake)
  }
}
