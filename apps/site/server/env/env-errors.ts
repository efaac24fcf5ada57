import { isInsecurePublicUrl } from '@gaashaan/http/insecure-url'
import { closestName } from '@gaashaan/runtime/misspelt'

/** Variables that are read without being in the schema. */
interface Checked {
  readonly PORT: number
  readonly METRICS_PORT: number | undefined
  readonly SITE_URL: string | undefined
  readonly NODE_ENV: string
  readonly CACHE_DIR: string | undefined
}

/** Mistakes that no variable shows by itself, one line each. */
export function joinErrors(values: Partial<Checked>, isSet: (name: string) => boolean): string[] {
  const mistakes: string[] = []
  const { PORT, METRICS_PORT, SITE_URL } = values
  if (METRICS_PORT !== undefined && METRICS_PORT === PORT) {
    mistakes.push(
      `METRICS_PORT is ${METRICS_PORT}: must be another than PORT, which is the public’s`,
    )
  }
  if (isSet('METRICS_HOST') && METRICS_PORT === undefined && !isSet('METRICS_PORT')) {
    mistakes.push('METRICS_HOST is set without METRICS_PORT: nothing would listen there')
  }
  if (values.NODE_ENV === 'production' && SITE_URL && isInsecurePublicUrl(SITE_URL)) {
    mistakes.push(
      `SITE_URL is "${SITE_URL}": must begin with https: where readers come over the internet`,
    )
  }
  if (values.CACHE_DIR === 'none' && isSet('CACHE_DISK_MEGABYTES')) {
    mistakes.push('CACHE_DISK_MEGABYTES is set, but CACHE_DIR is none: nothing is kept on a disk')
  }
  return mistakes
}

/** Names that are known to `npm start` or to the desk: both see the same environment. */
const OF_OTHERS = [
  'DESK_URL',
  'DESK_PORT',
  'DESK_HOST',
  'DESK_ALLOWED_HOSTS',
  'DESK_METRICS_PORT',
  'DATABASE_URL',
  'TRUST_SITE',
]

export function suggestNames(
  source: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  return closestName(source, [...names, ...OF_OTHERS])
}
