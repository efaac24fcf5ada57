import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'

export interface Exposition {
  readonly contentType: string
  /** Everything in the text format of Prometheus. */
  readonly text: () => Promise<string>
}

/** Begins to measure Node in this process, unless told not to: event loop, memory, garbage, handles. */
export function openExposition({ ofNode = true } = {}): Exposition {
  if (ofNode) collectDefaultMetrics()
  // It listens for the first process's question.
  if (cluster.isWorker) new AggregatorRegistry()
  return { contentType: register.contentType, text: () => register.metrics() }
}

/** What all processes started by this one have counted, together. */
export function openClusterExposition(): Exposition {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() }
}
