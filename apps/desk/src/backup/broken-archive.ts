import { Refused } from '../commands/refusals.ts'

/** An archive that is not as it was written. */
export class BrokenArchive extends Refused {
  constructor(file: string, reason: string) {
    super(`${file} is broken or no backup: ${reason}`)
  }
}
