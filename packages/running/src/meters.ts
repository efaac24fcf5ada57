/** What is counted and measured in this process, in the shape that prom-client writes out. */

export type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly labels?: Labels
  readonly value: number
  /** Where it is not the meter's own name. */
  readonly metricName?: string
}

/** How several processes of one site make one number (prom-client's aggregators). */
export type Together = 'sum' | 'max' | 'min' | 'first'

export interface Meter {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly aggregator: Together
  readonly get: () => Promise<MeterAnswer>
}

interface MeterAnswer {
  readonly name: string
  readonly help: string
  readonly type: string
  readonly aggregator: Together
  readonly values: readonly Sample[]
}

/** Most sets of labels of one meter: whatever readers send, memory does not grow with it. */
const MOST_SERIES = 500

const KEY = Symbol.for('gaashaan.meters')
/** One for a process, in which Next holds copies of this module of its own. */
const shared = globalThis as { [KEY]?: Map<string, Meter> }

function all(): Map<string, Meter> {
  shared[KEY] ??= new Map()
  return shared[KEY]
}

/** Every meter that was made so far. */
export function meters(): readonly Meter[] {
  return [...all().values()]
}

/** The meter of that name, made where there is none yet. */
export function meterOf<M extends Meter>(name: string, make: () => M): M {
  const known = all().get(name)
  if (known) return known as M
  const made = make()
  all().set(name, made)
  return made
}

/** A meter's own fields and how it is read, from its values. */
export function meterFrom(
  described: Omit<Meter, 'get'>,
  values: () => readonly Sample[] | Promise<readonly Sample[]>,
): Meter {
  return { ...described, get: async () => ({ ...described, values: await values() }) }
}

/** One value for each set of labels, up to a bound, beyond which all are counted as `other`. */
export class Series<S> {
  readonly #known = new Map<string, { readonly labels: Labels; readonly state: S }>()
  readonly #make: () => S

  constructor(make: () => S) {
    this.#make = make
  }

  of(labels: Labels): S {
    const key = JSON.stringify(labels)
    const known = this.#known.get(key)
    if (known) return known.state
    const isFull = this.#known.size >= MOST_SERIES
    const others = Object.fromEntries(Object.keys(labels).map((name) => [name, 'other']))
    if (isFull && key !== JSON.stringify(others)) return this.of(others)
    const state = this.#make()
    this.#known.set(key, { labels, state })
    return state
  }

  values(): readonly { readonly labels: Labels; readonly state: S }[] {
    return [...this.#known.values()]
  }
}
