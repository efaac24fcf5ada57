import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client'

/** The metrics of a process in Prometheus' text format. */
export interface Exposition {
  readonly contentType: string
  readonly text: () => Promise<string>
}

/** The metrics of this process, by default with Node's own: event loop, memory, garbage collection. */
export function openExposition({ ofNode = true } = {}): Exposition {
  if (ofNode) collectDefaultMetrics()
  // The registry listens for the primary process's requests.
  if (cluster.isWorker) new AggregatorRegistry()
  return { contentType: register.contentType, text: () => register.metrics() }
}

/** The aggregated metrics of all worker processes. */
export function openClusterExposition(): Exposition {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() }
}
