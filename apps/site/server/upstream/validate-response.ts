import { CALLS, callAt, parseResponse } from '@gaashaan/contract'
import type * as v from 'valibot'
import type { IsReadable } from './classify-response.ts'

/** Whether JSON is the answer of the call at an address, as the pages will read it. */
export function isReadableAt(address: string): IsReadable {
  const name = callAt(address.split('?', 1)[0] ?? '')?.name
  const { data } = (name ? CALLS[name] : {}) as { readonly data?: v.GenericSchema }
  return (json) => data === undefined || parseResponse(data, json) !== undefined
}
