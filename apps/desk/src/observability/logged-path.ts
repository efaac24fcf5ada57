import { CALLS } from '@gaashaan/contract'
import { deskRuntime } from './desk-runtime.ts'

/** Payload's and Next's own words in addresses, and ours beside the collections' names. */
const WORDS = [
  'access',
  'account',
  'admin',
  'api',
  'codes',
  'collections',
  'count',
  'create',
  'create-first-user',
  'first-register',
  'forgot',
  'forgot-password',
  'globals',
  'init',
  'invitation',
  'livez',
  'login',
  'logout',
  'logout-inactivity',
  'me',
  'media',
  'password',
  'payload-preferences',
  'payload-locked-documents',
  'publishing',
  'readyz',
  'refresh-token',
  'reset',
  'reset-password',
  'unauthorized',
  'unlock',
  'verify',
  'versions',
  '_next',
  'static',
]

const OF_CALLS = Object.values(CALLS).flatMap(({ path }) => path.split('/'))
const known = new Set([...WORDS, ...OF_CALLS].filter((word) => !word.startsWith(':')))

/** Most parts of an address that are looked at. */
const MAX_SEGMENTS = 6

function named(path: string, number: (part: string) => string): string {
  const [, first, ...rest] = path.split('/')
  if (first === '') return '/'
  if (first === '_next') return '/_next/*'
  const own = deskRuntime()?.words ?? []
  const parts = [first ?? '', ...rest].slice(0, MAX_SEGMENTS).map((part) => {
    if (/^\d{1,15}$/.test(part)) return number(part)
    return known.has(part) || own.includes(part) ? part : '*'
  })
  return `/${parts.join('/')}`
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? ''

/**
 * What an address is counted as: its known words, `:id` for numbers and `*` for all else, such as
 * the names of files, and the tokens that stand in the addresses of letters.
 */
export function routeOf(address: string): string {
  return named(pathOf(address), () => ':id')
}

/** The same with its numbers, for the log: which document it was about is no secret there. */
export function loggedPath(address: string): string {
  return named(pathOf(address), (part) => part)
}
