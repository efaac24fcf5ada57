import cluster from 'node:cluster'
import prometheus, { type Metric } from 'prom-client'
import { meters } from './meters.ts'

const { AggregatorRegistry, Registry, collectDefaultMetrics } = prometheus

/** Our meters beside those of Node itself. */
class OurRegistry extends Registry {
  override getMetricsAsArray() {
    return [...super.getMetricsAsArray(), ...(meters() as unknown as Metric[])] as ReturnType<
      InstanceType<typeof Registry>['getMetricsAsArray']
    >
  }
}

export interface Exposition {
  readonly contentType: string
  /** Everything in the text format of Prometheus. */
  readonly text: () => Promise<string>
}

/** Begins to measure Node in this process, unless told not to: event loop, memory, garbage, handles. */
export function openExposition({ ofNode = true } = {}): Exposition {
  const registry = new OurRegistry()
  if (ofNode) collectDefaultMetrics({ register: registry })
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry)
    // It listens for the first process's question.
    new AggregatorRegistry()
  }
  return { contentType: registry.contentType, text: () => registry.metrics() }
}

/** What all processes started by this one have counted, together. */
export function openTogether(): Exposition {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, text: () => registry.clusterMetrics() }
}
