import type { Audit } from '../../payload-types.ts'
import type { Place } from '../chain/entry-hash.ts'

/** A line that is shipped: JSON, and when what it says happened. */
export interface ShippedLine {
  readonly kind: 'entry' | 'checkpoint'
  readonly at: string
  readonly json: string
  /** The same without the event, for a target that takes no line of this length. */
  readonly shortJson: string
}

/** A place of the chain with its entry, from which its hash can be calculated. */
export function entryLine(place: Place, event: Audit | undefined): ShippedLine {
  return {
    kind: 'entry',
    at: event?.createdAt ?? place.at,
    json: JSON.stringify({ ...place, event: event ?? null }),
    shortJson: JSON.stringify(place),
  }
}

/** A signed end of the chain, with which `npm run audit:verify` compares the database later. */
export function checkpointLine(checkpoint: string): ShippedLine {
  const json = JSON.stringify({ checkpoint })
  return { kind: 'checkpoint', at: new Date().toISOString(), json, shortJson: json }
}
