import type { Payload } from 'payload'
import { env } from '../env.ts'

/**
 * The address that links in the desk's letters begin with: DESK_URL, or where the desk listens. Never
 * what a request says it is: someone else could have said it.
 */
export function deskAddress({ config }: Pick<Payload, 'config'>): string {
  return config.serverURL || `http://${env.host}:${env.port}`
}
