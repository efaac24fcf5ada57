import type { Payload } from 'payload'
import { env } from '../env/env.ts'

/** Addresses to listen at that are every address of the machine, and none to be reached by. */
const EVERY_ADDRESS = ['0.0.0.0', '::']

/** Where the desk listens, as a browser on this machine names it. */
function listeningAddress(): string {
  const host = EVERY_ADDRESS.includes(env.host) ? '127.0.0.1' : env.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.port}`
}

/**
 * The address that links in the desk's letters begin with: DESK_URL, or where the desk listens. Never
 * what a request says it is: someone else could have said it.
 */
export function deskAddress({ config }: Pick<Payload, 'config'>): string {
  return config.serverURL || listeningAddress()
}
