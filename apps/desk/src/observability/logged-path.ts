import { CALLS } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { deskRuntime } from './desk-runtime.ts'

/** Segments of the desk's screens and health checks; `deskPathSegments` finds those of its API. */
const SEGMENTS = [
  'account',
  'admin',
  'collections',
  'create',
  'create-first-user',
  'forgot',
  'globals',
  'invitation',
  'livez',
  'logout-inactivity',
  'new-password',
  'readyz',
  'reset',
  'unauthorized',
]

const CALL_SEGMENTS = Object.values(CALLS).flatMap(({ path }) => path.split('/'))
const knownSegments = new Set(
  [...SEGMENTS, ...CALL_SEGMENTS].filter((segment) => !segment.startsWith(':')),
)

/** The slugs of a desk's collections and globals, and the segments of their endpoints' paths. */
export function deskPathSegments({ config }: Payload): string[] {
  const owners = [...config.collections, ...config.globals]
  const endpoints = [config, ...owners].flatMap((owner) => owner.endpoints || [])
  const endpointSegments = endpoints.flatMap(({ path }) => path.split('/'))
  const segments = [...owners.map(({ slug }) => slug), ...endpointSegments]
  return [...new Set(segments)].filter((segment) => /^[a-z][a-z-]*$/i.test(segment))
}

/** Segments beyond these are left out. */
const MAX_SEGMENTS = 6

/** The path of a URL, with `*` in place of everything that could be private. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  const segments = path.split('/').slice(1, MAX_SEGMENTS + 1)
  if (!segments[0]) return '/'
  if (segments[0] === '_next') return '/_next/*'
  const deskSegments = deskRuntime()?.pathSegments ?? []
  const isPublic = (segment: string) =>
    /^\d{1,15}$/.test(segment) || knownSegments.has(segment) || deskSegments.includes(segment)
  return `/${segments.map((segment) => (isPublic(segment) ? segment : '*')).join('/')}`
}

/** The route under which a request is counted: its logged path with `:id` in place of numbers. */
export function routeOf(url: string): string {
  return loggedPath(url).replaceAll(/(?<=\/)\d+(?=\/|$)/g, ':id')
}
