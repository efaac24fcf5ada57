import type { RemovedTexts } from '@gaashaan/contract'
import { type CallResult, call } from './call.ts'
import type { Transport } from './transport.ts'

/** Where the site serves the list of posts of which a text was taken back for good, as JSON. */
export const REMOVED_TEXTS_PATH = '/removed-texts.json'

/** The posts whose texts were taken back for good; missing where the host removes none. */
export const removedTexts = (transport: Transport): Promise<CallResult<RemovedTexts>> =>
  call(transport, 'removedTexts', {})
