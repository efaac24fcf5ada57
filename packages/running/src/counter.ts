import { type Labels, type Meter, meterFrom, meterOf, Series } from './meters.ts'

/** A number that grows; `value` may be added to directly where every nanosecond counts. */
export interface Count {
  value: number
}

export interface Counter extends Meter {
  readonly add: (labels?: Labels, by?: number) => void
  /** The count of one set of labels, to be held by who adds to it often. */
  readonly of: (labels: Labels) => Count
}

/**
 * A number that only grows, for each set of labels; its name ends in `_total` (Prometheus' naming).
 * `from` are the sets that are there from the start, with 0: what never happened is no gap.
 */
export function counter(name: string, help: string, from: readonly Labels[] = []): Counter {
  return meterOf(name, () => {
    const series = new Series<Count>(() => ({ value: 0 }))
    for (const labels of from) series.of(labels)
    const meter = meterFrom({ name, help, type: 'counter', aggregator: 'sum' }, () =>
      series.values().map(({ labels, state }) => ({ labels, value: state.value })),
    )
    return {
      ...meter,
      of: (labels) => series.of(labels),
      add: (labels = {}, by = 1) => {
        series.of(labels).value += by
      },
    }
  })
}
