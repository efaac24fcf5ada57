import { CANONICAL_PATHS } from '../../app/paths/canonical-paths.ts'
import type { PageSource } from './render-page.ts'

/** Paths of the pages; with a finished build, those of its routes too. */
export function pagePaths(build: PageSource['build']): string[] {
  const routes = typeof build === 'function' ? [] : Object.values(build.routes)
  const paths = routes.map((route) => route?.path ?? '').filter((path) => path !== '*')
  return [...CANONICAL_PATHS, ...paths.map((path) => (path.startsWith('/') ? path : `/${path}`))]
}
