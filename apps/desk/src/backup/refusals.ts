/** A backup or a restore that cannot be; the message is for the person who asked for it. */
export class BackupRefused extends Error {}

/** An archive that is not as it was written. */
export class BrokenArchive extends BackupRefused {
  constructor(file: string, reason: string) {
    super(`${file} is broken or no backup: ${reason}`)
  }
}

/** Thrown where a person stopped the work. */
export class Stopped extends Error {}

/** Throws `Stopped` once a person has asked for it. */
export function unlessStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new Stopped('Stopped: nothing was kept.')
}
