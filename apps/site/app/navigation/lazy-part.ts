import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that is fetched by itself. Where it cannot be had, what stands in its place stays:
 * with `lazy` alone the error screen would take the place of the whole page.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}
