import { type Aggregator, Counter, Gauge, Histogram, register } from 'prom-client'

/** Most sets of labels of one metric: whatever readers send, memory does not grow with it. */
const MAX_SERIES = 500

/** Upper bounds in seconds: from what is in memory to what nobody waits for. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Labels<N extends string> = Readonly<Record<N, string>>

interface Description<N extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly N[]
  /** How the numbers of several processes make one; they are added where nothing is said. */
  readonly aggregator?: Aggregator
}

/** A metric whose series are found by their labels; who counts often holds the one that it needs. */
interface Bounded<N extends string, Series> {
  readonly labels: (labels: Labels<N>) => Series
}

/** What a gauge without labels shows, or one with labels for each set of them. */
export type Reading<N extends string> =
  | number
  | readonly { readonly labels: Labels<N>; readonly value: number }[]

/**
 * Counts the sets of labels beyond the bound as `other`. The metric itself holds the bound: Next has
 * a second copy of this module, which finds the same metric in prom-client's registry.
 */
function bound<N extends string, Series>(metric: Bounded<N, Series>): Bounded<N, Series> {
  const known = new Map<string, Series>()
  const seriesOf = metric.labels.bind(metric)
  function labels(wanted: Labels<N>): Series {
    const key = JSON.stringify(wanted)
    const found = known.get(key)
    if (found) return found
    const names = Object.keys(wanted)
    const others = Object.fromEntries(names.map((name) => [name, 'other'])) as Labels<N>
    if (known.size >= MAX_SERIES && key !== JSON.stringify(others)) return labels(others)
    const made = seriesOf(wanted)
    known.set(key, made)
    return made
  }
  return Object.assign(metric, { labels })
}

/** The metric of that name, made where there is none yet. */
function metricOf<M>(name: string, make: () => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? make()
}

/**
 * A number that only grows, for each set of labels; its name ends in `_total` (Prometheus' naming).
 * `from` are the sets that are there from the start, with 0: what never happened is no gap.
 */
export function counter<N extends string = never>(
  description: Description<N>,
  from: readonly Labels<N>[] = [],
): Bounded<N, Counter.Internal> {
  return metricOf(description.name, () => {
    const made = bound<N, Counter.Internal>(new Counter(description))
    for (const labels of from) made.labels(labels).inc(0)
    return made
  })
}

/** How many seconds something took; its name ends in `_seconds`. */
export function histogram<N extends string = never>(
  description: Description<N>,
): Bounded<N, Histogram.Internal<N>> {
  return metricOf(description.name, () => {
    const made = new Histogram({ ...description, buckets: BUCKETS })
    // Without labels prom-client has a series of zeros before the first duration.
    made.remove({})
    return bound<N, Histogram.Internal<N>>(made)
  })
}

/**
 * A number as it is at the moment when somebody looks. Made again, it is read the new way. One that
 * cannot be read is left out of the answer.
 */
export function gauge<N extends string = never>(
  description: Description<N>,
  read: () => Reading<N> | Promise<Reading<N>>,
): void {
  const readNow = async () => read()
  register.removeSingleMetric(description.name)
  new Gauge({
    ...description,
    async collect() {
      const told = await readNow().catch(() => [])
      this.reset()
      // Without labels prom-client sets it to 0 where nothing was read.
      this.remove({})
      if (typeof told === 'number') this.set(told)
      else for (const { labels, value } of told) this.set(labels, value)
    },
  })
}
