import { isInsecurePublicUrl } from '@gaashaan/http/insecure-url'
import type { Variables } from './env.ts'

/** Errors that no variable shows by itself, one line each. */
export function combinationErrors(
  values: Partial<Variables>,
  isSet: (name: keyof Variables) => boolean,
): string[] {
  const errors: string[] = []
  const { PORT, METRICS_PORT, SITE_URL } = values
  if (METRICS_PORT !== undefined && METRICS_PORT === PORT) {
    errors.push(`METRICS_PORT is ${METRICS_PORT}: must be another than PORT, which is the public’s`)
  }
  if (isSet('METRICS_HOST') && !isSet('METRICS_PORT')) {
    errors.push('METRICS_HOST is set without METRICS_PORT: nothing would listen there')
  }
  if (values.NODE_ENV === 'production' && SITE_URL && isInsecurePublicUrl(SITE_URL)) {
    errors.push(
      `SITE_URL is "${SITE_URL}": must begin with https: where readers come over the internet`,
    )
  }
  if (values.CACHE_DIR === 'none' && isSet('CACHE_DISK_MEGABYTES')) {
    errors.push('CACHE_DISK_MEGABYTES is set, but CACHE_DIR is none: nothing is kept on a disk')
  }
  return errors
}
