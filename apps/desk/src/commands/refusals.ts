/** Why a command does not begin or go on; the message is for the person who gave it. */
export class Refused extends Error {}

/** Arguments that make no sense; the message is for the person who wrote them. */
export class WrongArguments extends Error {}

/** Thrown where a person stopped the work. */
export class Stopped extends Error {}

/** Throws `Stopped` once a signal has come. */
export function unlessStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new Stopped('Stopped: nothing was kept.')
}
