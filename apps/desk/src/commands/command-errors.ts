/** A command cannot start or go on; the message is for the person who runs it. */
export class CommandError extends Error {}

/** The command's arguments are wrong; the message is for the person who runs it. */
export class UsageError extends Error {}

/** A person stopped the command. */
export class StoppedError extends Error {}

/** Throws `StoppedError` if the signal is aborted. */
export function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new StoppedError('Stopped: nothing was kept.')
}
