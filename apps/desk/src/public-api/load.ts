import type { CacheTag, CheckedQuery, Language } from '@gaashaan/contract'
import type { Payload } from 'payload'

/** A call's checked query, and the id from its path. */
export interface CheckedCall extends CheckedQuery {
  readonly id?: number
  /** The cache tags of the response, to which a load adds those of what it refers to. */
  readonly tags: Set<CacheTag>
}

/** One page of a list: its items, and the total number of items on all pages. */
export class ListPage {
  readonly items: readonly unknown[]
  readonly total: number

  constructor(items: readonly unknown[], total: number) {
    this.items = items
    this.total = total
  }
}

/** A text that was removed, and where readers are sent instead. */
export class Removed {
  readonly movedTo: string | undefined

  constructor(movedTo: string | undefined) {
    this.movedTo = movedTo
  }
}

/** The desk has too much of this work already. */
export class Busy {}

/** Reads the data of a call, or one page of it; `undefined` when the document does not exist. */
export type Load = (desk: Payload, call: CheckedCall) => Promise<unknown>

/** The value of a key that the contract requires. It is only absent through a defect of ours. */
export function required<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`The contract let a call pass without ${key}`)
  return value
}

export const languageOf = (call: CheckedCall): Language => required(call.language, 'language')
