import { ownProcessesIn } from '../server/processes.ts'
import { DESK_FOLDER } from '../server/sample-desk.ts'

function signalDesk(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of processes) process.kill(pid, signal)
}

/** Stops the desk that this process started, as a frozen machine would, and lets it go on later. */
export async function freezeDesk(milliseconds: number): Promise<void> {
  const desk = ownProcessesIn(DESK_FOLDER)
  if (desk.length === 0) throw new Error('the desk has no process that could be stopped')
  const wake = () => signalDesk(desk, 'SIGCONT')
  // A frozen process does not hear that it should end.
  process.on('exit', wake)
  signalDesk(desk, 'SIGSTOP')
  try {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
  } finally {
    wake()
    process.off('exit', wake)
  }
}
