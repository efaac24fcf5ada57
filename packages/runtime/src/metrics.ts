import { type Aggregator, Counter, Gauge, Histogram, register } from 'prom-client'

/** Most series of one metric, so that memory does not grow with what readers send. */
const MAX_SERIES = 500

/** Upper bounds in seconds: from a memory access to what nobody waits for. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Labels<N extends string> = Readonly<Record<N, string>>

interface Description<N extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly N[]
  /** How the values of several processes are combined; they are added by default. */
  readonly aggregator?: Aggregator
}

/** A metric whose series are found by their labels. Code that counts often keeps its series. */
interface Metric<N extends string, Series> {
  readonly labels: (labels: Labels<N>) => Series
}

/** The value of a gauge, or its values by labels. */
export type Reading<N extends string> =
  | number
  | readonly { readonly labels: Labels<N>; readonly value: number }[]

/**
 * Bounds a metric's series: sets of labels beyond the bound are counted as `other`. The method of the
 * metric itself is replaced, because Next has a second copy of this module, which finds the same metric
 * in prom-client's registry.
 */
function boundSeries<N extends string, Series>(metric: Metric<N, Series>): Metric<N, Series> {
  const seriesByLabels = new Map<string, Series>()
  const createSeries = metric.labels.bind(metric)
  function seriesFor(labels: Labels<N>): Series {
    const key = JSON.stringify(labels)
    const existing = seriesByLabels.get(key)
    if (existing) return existing
    const other = Object.fromEntries(
      Object.keys(labels).map((name) => [name, 'other']),
    ) as Labels<N>
    if (seriesByLabels.size >= MAX_SERIES && key !== JSON.stringify(other)) return seriesFor(other)
    const series = createSeries(labels)
    seriesByLabels.set(key, series)
    return series
  }
  return Object.assign(metric, { labels: seriesFor })
}

/** The registered metric of that name, or a new one. */
function findOrCreate<M>(name: string, create: () => M): M {
  return (register.getSingleMetric(name) as M | undefined) ?? create()
}

/**
 * A counter, by labels; its name ends in `_total` (Prometheus' naming). The series in `initial` exist
 * from the start with the value 0, so that what has never happened is not missing.
 */
export function counter<N extends string = never>(
  description: Description<N>,
  initial: readonly Labels<N>[] = [],
): Metric<N, Counter.Internal> {
  return findOrCreate(description.name, () => {
    const metric = boundSeries<N, Counter.Internal>(new Counter(description))
    for (const labels of initial) metric.labels(labels).inc(0)
    return metric
  })
}

/** A histogram of durations in seconds; its name ends in `_seconds`. */
export function histogram<N extends string = never>(
  description: Description<N>,
): Metric<N, Histogram.Internal<N>> {
  return findOrCreate(description.name, () => {
    const metric = new Histogram({ ...description, buckets: BUCKETS })
    // Without labels prom-client has a series of zeros before the first duration.
    metric.remove({})
    return boundSeries<N, Histogram.Internal<N>>(metric)
  })
}

/**
 * A gauge that is read when the metrics are collected. A gauge of the same name is replaced. A gauge that
 * cannot be read is left out of the metrics.
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
      const reading = await readNow().catch(() => [])
      this.reset()
      // Without labels prom-client sets it to 0 where nothing was read.
      this.remove({})
      if (typeof reading === 'number') this.set(reading)
      else for (const { labels, value } of reading) this.set(labels, value)
    },
  })
}
