import type { Payload } from 'payload'
import { assertDatabase } from './assert-database.ts'

/**
 * Opens the desk of this environment for a command, and closes it afterwards. Payload is imported only
 * here, so that a command with wrong arguments fails at once.
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
