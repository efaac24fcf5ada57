import { CALLS } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { DiskStore } from '../cache/disk-store.ts'
import { type Clock, withTimeout } from '../clock.ts'
import {
  type ClassifiedResponse,
  classifyNoResponse,
  classifyResponse,
  type IsReadable,
  type RawOutcome,
} from './classify-response.ts'
import type { ContentVersion, Version } from './content-version.ts'
import { type Fetch, fetchWithLimits } from './fetch-with-limits.ts'
import { createUpstreamDiskStore, type UpstreamDiskStore } from './upstream-disk-store.ts'
import { createUpstreamMemoryStore } from './upstream-memory-store.ts'

const MEMORY_BYTES = 32 * 1024 * 1024
const ANSWER_BYTES = 8 * 1024 * 1024
/** Milliseconds: longest wait for an answer, and the longest where an older one can stand in. */
const WAIT = 10_000
const WAIT_WITH_FALLBACK = 3_000
/** The same for what a page can do without. */
const WAIT_FOR_OPTIONAL = 1_000
/** Most bytes of all answers under way: a host whose answers never end takes no more of the memory. */
const UNDER_WAY_BYTES = 64 * 1024 * 1024
/** Most requests in flight at once. */
const MAX_IN_FLIGHT = 100

/** Whether an address is of a call that only our own host has, and is missed nowhere. */
const OPTIONAL = [CALLS.siteSettings.path, CALLS.policies.path]
const isOptional = (address: string) => OPTIONAL.some((path) => address.startsWith(path))

interface Flight {
  readonly classified: Promise<ClassifiedResponse>
  /** By the clock. */
  readonly askedAt: number
}

type Answered = Extract<RawOutcome, { kind: 'answer' }>

export interface UpstreamCache {
  /**
   * Asks a GET call by path and query, or remembers its answer; where it remembers none, the good
   * one of `standIn` serves as an older one. Never throws.
   */
  readonly get: (address: string, standIn?: string) => Promise<RawOutcome>
  /** The last good answer of an address as an old one, without asking anybody. */
  readonly remembered: (address: string) => Promise<Answered | undefined>
}

/**
 * The memory between the site and the API host: good answers are kept within bounds and are served
 * while the host is away, late or wrong, for as long as that takes; from the disk where this
 * process has not heard them itself.
 */
export function createUpstreamCache(parts: {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
  readonly contentVersion: Pick<ContentVersion, 'current'>
  readonly memoryBytes?: number
  /** What outlives this process, where something does. */
  readonly disk?: DiskStore
  /** How the answer at an address is told from another; where left out, by having data. */
  readonly isReadableAt?: (address: string) => IsReadable
}): UpstreamCache {
  const { clock, isReadableAt } = parts
  const disk: UpstreamDiskStore | undefined =
    parts.disk && createUpstreamDiskStore(parts.disk, parts.apiBaseUrl, isReadableAt)
  const memory = createUpstreamMemoryStore(clock, parts.memoryBytes ?? MEMORY_BYTES, isOptional)
  const inFlight = new Map<string, Flight>()
  const room = { left: UNDER_WAY_BYTES }

  async function ask(address: string): Promise<ClassifiedResponse> {
    try {
      const { status, body } = await fetchWithLimits(
        parts,
        parts.apiBaseUrl + address,
        { milliseconds: WAIT, bytes: ANSWER_BYTES, room },
        { headers: { accept: 'application/json' } },
      )
      return classifyResponse(status, body, {
        isOptional: isOptional(address),
        isReadable: isReadableAt?.(address),
      })
    } catch (error) {
      return classifyNoResponse(errorMessage(error))
    }
  }

  /** One question at a time for an address and a version; none when too many are under way. */
  function flightOf(address: string, version: Version): Flight | undefined {
    const key = `${version ?? ''} ${address}`
    const current = inFlight.get(key)
    if (current || inFlight.size >= MAX_IN_FLIGHT) return current
    const askedAt = clock.now()
    const classified = ask(address).then((result) => {
      const before = memory.recall(address, version)?.outcome
      const wasGood = before?.kind === 'answer' && before.status === 200
      memory.remember(address, version, askedAt, result)
      disk?.remember(address, version, result, wasGood)
      inFlight.delete(key)
      return result
    })
    inFlight.set(key, { classified, askedAt })
    return inFlight.get(key)
  }

  /** What is remembered of an address, here or on the disk. */
  async function recall(address: string, version: Version) {
    const held = memory.recall(address, version)
    if (held || !disk) return held
    const stored = await disk.recall(address)
    if (stored) memory.restore(address, stored)
    return memory.recall(address, version)
  }

  const asOld = (outcome: RawOutcome): RawOutcome =>
    outcome.kind === 'answer' ? { ...outcome, isOld: true } : outcome

  async function remembered(address: string): Promise<Answered | undefined> {
    const outcome = (await recall(address, undefined))?.outcome
    return outcome?.kind === 'answer' && outcome.status === 200
      ? { ...outcome, isOld: true }
      : undefined
  }

  async function recallEither(address: string, version: Version, standIn: string | undefined) {
    const held = await recall(address, version)
    if (held || standIn === undefined) return held
    const outcome = await remembered(standIn)
    return outcome && { outcome, isFresh: false }
  }

  return {
    remembered,
    async get(address, standIn) {
      const version = await parts.contentVersion.current()
      const held = await recallEither(address, version, standIn)
      if (held?.isFresh) return held.outcome
      const failure = memory.failure(address)
      if (failure && clock.now() < failure.until) {
        return held ? asOld(held.outcome) : failure.outcome
      }
      const flight = flightOf(address, version)
      if (!flight) {
        if (held) return asOld(held.outcome)
        return { kind: 'unreachable', reason: 'too many questions under way' }
      }
      if (!held && isOptional(address)) {
        const late = classifyNoResponse('no answer in time')
        return (await withTimeout(clock, WAIT_FOR_OPTIONAL, flight.classified, late)).outcome
      }
      if (!held) return (await flight.classified).outcome
      // After a failure the host is tried again in the background; this reader does not wait.
      const wait = failure ? 0 : flight.askedAt + WAIT_WITH_FALLBACK - clock.now()
      const classified = wait > 0 && (await withTimeout(clock, wait, flight.classified, undefined))
      const isBetter =
        classified && (classified.verdict === 'good' || classified.verdict === 'missing')
      return isBetter ? classified.outcome : asOld(held.outcome)
    },
  }
}
