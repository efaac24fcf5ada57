import type { Language, PressReleasePdf } from '@gaashaan/contract'
import { type CallResult, call } from './call.ts'
import type { Transport } from './transport.ts'

/** The PDF that the host makes of a press release; missing where it has none. */
export const pressReleasePdf = (
  transport: Transport,
  id: number,
  language: Language,
): Promise<CallResult<PressReleasePdf>> => call(transport, 'pressReleasePdf', { language }, id)
