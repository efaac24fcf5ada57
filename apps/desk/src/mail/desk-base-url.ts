import type { Payload } from 'payload'
import { env } from '../env/env.ts'

/** Hosts that mean every address of the machine; no browser can connect to them by this name. */
const WILDCARD_HOSTS = ['0.0.0.0', '::']

/** The URL at which a browser on this machine reaches the desk. */
function localUrl(): string {
  const host = WILDCARD_HOSTS.includes(env.host) ? '127.0.0.1' : env.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.port}`
}

/**
 * The start of links in the desk's e-mails: DESK_URL, or the URL at which the desk listens. It is not
 * taken from a request, which could be forged.
 */
export function deskBaseUrl({ config }: Pick<Payload, 'config'>): string {
  return config.serverURL || localUrl()
}
