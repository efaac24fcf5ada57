import { UntrustedNote } from '@gaashaan/transparency-log/signed-note'
import type { NoteVerifier } from '@gaashaan/transparency-log/signing-key'
import type { Payload } from 'payload'
import type { Audit } from '../../payload-types.ts'
import { readEntries } from './chain-entries.ts'
import { openHead, readHead, readPlaces } from './chain-head.ts'
import { sharedSeals, unchainedIds } from './chain-tables.ts'
import { compareShipped } from './compare-shipped.ts'
import { FIRST_HASH, type Place, placeHash } from './entry-hash.ts'

const BATCH_SIZE = 500

/** Faults that are kept; the others are counted. */
const MAX_FAULTS = 100

export interface VerifyOptions {
  /** The public keys that are trusted. */
  readonly verifiers: readonly NoteVerifier[]
  /** Tells whether the desk has written an entry; without the private key nobody can. */
  readonly isOfDesk?: ((entry: Audit) => boolean) | undefined
  /** Lines of the chain that were shipped, or a checkpoint that was kept; by the source's name. */
  readonly shipped?: Readonly<Record<string, AsyncIterable<string>>>
}

export interface VerifiedChain {
  readonly size: number
  /** Entries that were there before the chain, and when they were chained: covered from then on. */
  readonly adopted: { readonly count: number; readonly at: string }
  /** When the first entry was chained; empty without any. */
  readonly begunAt: string
  /** Entries of the desk that wait to be chained. */
  readonly waiting: number
  readonly faults: readonly string[]
  readonly faultCount: number
  /** The signed end that was compared: to keep outside of the database. */
  readonly checkpoint: string
}

/** Entries by their ids; `undefined` for one that the database has in a form that cannot be read. */
async function readAll(
  desk: Payload,
  ids: readonly number[],
): Promise<Map<number, Audit | undefined>> {
  try {
    return new Map((await readEntries(desk, ids)).map((entry) => [entry.id, entry]))
  } catch (error) {
    // A `change` that is no JSON: only somebody who writes to the database by themselves leaves it.
    if (!(error instanceof SyntaxError)) throw error
    if (ids.length === 1) return new Map(ids.map((id) => [id, undefined]))
    const middle = Math.ceil(ids.length / 2)
    const halves = [
      await readAll(desk, ids.slice(0, middle)),
      await readAll(desk, ids.slice(middle)),
    ]
    return new Map(halves.flatMap((half) => [...half]))
  }
}

/** Compares every entry of a desk's audit with the chain and its signatures, a batch at a time. */
export async function verifyChain(desk: Payload, options: VerifyOptions): Promise<VerifiedChain> {
  const { verifiers, isOfDesk, shipped = {} } = options
  const faults: string[] = []
  let faultCount = 0
  const tell = (fault: string) => {
    faultCount += 1
    if (faults.length < MAX_FAULTS) faults.push(fault)
  }

  /** The hash that the chain must have at each size that was signed, with the signature's source. */
  const signed = new Map<number, { source: string; hash: string }[]>()
  const expect = (source: string, note: string) => {
    try {
      const { size, root } = openHead(note, verifiers)
      const hash = Buffer.from(root).toString('hex')
      signed.set(size, [...(signed.get(size) ?? []), { source, hash }])
      return size
    } catch (error) {
      if (!(error instanceof UntrustedNote)) throw error
      tell(`The signature of ${source} is not to be trusted: ${error.message}.`)
      return undefined
    }
  }
  for (const [source, lines] of Object.entries(shipped)) {
    const note = await compareShipped(desk, lines, (fault) => tell(`${source}: ${fault}`))
    if (note !== undefined) expect(source, note)
  }

  // The head first: what is chained meanwhile lies beyond it.
  const { checkpoint } = await readHead(desk)
  const signedSize = checkpoint === '' ? 0 : expect('the database', checkpoint)
  if (signedSize === 0 && (await readPlaces(desk, 0, 1)).length > 0)
    tell('The chain is not signed.')

  let before = FIRST_HASH
  let size = 0
  let begunAt = ''
  const adopted = { count: 0, at: '' }

  const compare = (place: Place, entries: Map<number, Audit | undefined>) => {
    const { index, entry: id, at, hash } = place
    if (index !== size) tell(`The chain lacks ${index - size} places before that of entry ${id}.`)
    const entry = entries.get(id)
    if (!entries.has(id)) tell(`Entry ${id}, chained on ${at}, was deleted.`)
    else if (!entry) tell(`Entry ${id}, chained on ${at}, was changed: it cannot be read.`)
    else if (placeHash(before, place, entry) !== hash) {
      tell(`Entry ${id}, chained on ${at}, or its place in the chain, was changed.`)
    }
    if (entry && entry.seal == null) Object.assign(adopted, { count: adopted.count + 1, at })
    if (begunAt === '') begunAt = at
    before = hash
    size = index + 1
    for (const { source, hash: expected } of signed.get(size) ?? []) {
      if (expected !== hash) tell(`The chain is not as ${source} has signed it at ${size} entries.`)
    }
    signed.delete(size)
  }

  for (let isMore = signedSize !== 0; isMore; ) {
    const places = await readPlaces(desk, size, BATCH_SIZE)
    isMore = places.length === BATCH_SIZE
    const entries = await readAll(
      desk,
      places.map(({ entry }) => entry),
    )
    for (const place of places) {
      if (signedSize !== undefined && place.index >= signedSize) isMore = false
      else compare(place, entries)
    }
  }
  for (const [missing, checkpoints] of signed) {
    if (missing === 0) continue
    for (const { source } of checkpoints) {
      tell(`The chain ends at ${size} entries: ${source} has signed ${missing}.`)
    }
  }

  let waiting = 0
  for (let last = 0, isMore = true; isMore; ) {
    const ids = await unchainedIds(desk, last, BATCH_SIZE)
    for (const [id, entry] of await readAll(desk, ids)) {
      if (entry && isOfDesk?.(entry)) waiting += 1
      else
        tell(
          `Entry ${id} is not in the chain${isOfDesk ? ', and the desk has not written it' : ''}.`,
        )
    }
    last = ids.at(-1) ?? last
    isMore = ids.length === BATCH_SIZE
  }
  for (const seal of await sharedSeals(desk, MAX_FAULTS)) {
    const { docs } = await desk.db.find<Audit>({
      collection: 'audit',
      where: { seal: { equals: seal } },
    })
    tell(`The entries ${docs.map(({ id }) => id).join(', ')} are copies of one.`)
  }
  return { size, adopted, begunAt, waiting, faults, faultCount, checkpoint }
}
