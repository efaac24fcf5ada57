import type { CheckedQuery, Language } from '@gaashaan/contract'
import type { Payload } from 'payload'

/** A call's query after the check, and the id of its path. */
export interface CheckedCall extends CheckedQuery {
  readonly id?: number
}

/** One page of a list: what it holds, and how many items all pages have. */
export class ListPage {
  readonly items: readonly unknown[]
  readonly total: number

  constructor(items: readonly unknown[], total: number) {
    this.items = items
    this.total = total
  }
}

/**
 * Reads the data of a call, or the page of it that was asked for; `undefined` when what was asked
 * for does not exist.
 */
export type Load = (desk: Payload, call: CheckedCall) => Promise<unknown>

/** The value of a key that the contract makes sure of; its absence is a defect of ours. */
export function required<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`The contract let a call pass without ${key}`)
  return value
}

export const languageOf = (call: CheckedCall): Language => required(call.language, 'language')
