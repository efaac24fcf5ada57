import { type ComponentType, lazy } from 'react'

/**
 * A part of a page whose module is fetched separately. Where the fetch fails, the fallback stays; with
 * `lazy` alone the error screen would replace the whole page.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}
