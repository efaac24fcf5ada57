import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import type { PageAssets } from './hydrate-when-idle.ts'

/** The built files of a page by its matched routes, each named once. */
export function pageAssets(manifest: AssetsManifest, routeIds: readonly string[]): PageAssets {
  const matched = routeIds.flatMap((id) => manifest.routes[id] ?? [])
  const modules = matched.flatMap(({ imports = [], module }) => [...imports, module])
  return {
    styles: [...new Set(matched.flatMap(({ css = [] }) => css))],
    modules: [...new Set([manifest.url, ...manifest.entry.imports, ...modules])],
    routes: Object.fromEntries(matched.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
  }
}
