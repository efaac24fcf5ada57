import { APIError } from 'payload'

/** What somebody's save would have written over another's. */
export interface RefusedEdit {
  readonly post: number
  readonly data: Readonly<Record<string, unknown>>
}

/** 409: the post was saved by someone else since this text was read. */
export class EditConflict extends APIError {
  readonly refused: RefusedEdit

  constructor(message: string, refused: RefusedEdit) {
    super(message, 409, { code: 'stale' }, true)
    this.refused = refused
  }
}
