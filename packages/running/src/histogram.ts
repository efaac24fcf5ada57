import { type Labels, type Meter, meterFrom, meterOf, type Sample, Series } from './meters.ts'

/** Upper bounds in seconds: from what is in memory to what nobody waits for. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** Durations of one set of labels. */
export class Durations {
  readonly counts: number[] = [...BOUNDS.map(() => 0), 0]
  sum = 0

  /** One more, in milliseconds. */
  add(milliseconds: number): void {
    const seconds = milliseconds / 1_000
    let at = 0
    while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? 0)) at += 1
    this.counts[at] = (this.counts[at] ?? 0) + 1
    this.sum += seconds
  }
}

export interface Histogram extends Meter {
  readonly of: (labels: Labels) => Durations
}

function samplesOf(name: string, labels: Labels, { counts, sum }: Durations): Sample[] {
  let upTo = 0
  const buckets = counts.map((count, at) => {
    upTo += count
    const le = at < BOUNDS.length ? String(BOUNDS[at]) : '+Inf'
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: upTo }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: upTo },
  ]
}

/** How long something took, by bounds in seconds; its name ends in `_seconds`. */
export function histogram(name: string, help: string): Histogram {
  return meterOf(name, () => {
    const series = new Series(() => new Durations())
    const meter = meterFrom({ name, help, type: 'histogram', aggregator: 'sum' }, () =>
      series.values().flatMap(({ labels, state }) => samplesOf(name, labels, state)),
    )
    return { ...meter, of: (labels) => series.of(labels) }
  })
}
