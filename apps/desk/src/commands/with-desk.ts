import type { Payload } from 'payload'
import { assertDatabase } from './assert-database.ts'

/**
 * Runs something with the desk that the environment describes, and closes it. Payload is loaded only
 * now: what is wrong with the arguments is said at once.
 */
export async function withDesk<T>(run: (desk: Payload) => Promise<T>): Promise<T> {
  const { getPayload } = await import('payload')
  const { env } = await import('../env/env.ts')
  const { default: config } = await import('../payload.config.ts')
  await assertDatabase(env.databaseUrl)
  const desk = await getPayload({ config, disableOnInit: true })
  try {
    return await run(desk)
  } finally {
    await desk.destroy()
  }
}
