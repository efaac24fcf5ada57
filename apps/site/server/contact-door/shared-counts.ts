import { createClient } from '@redis/client'
import { type Log, reasonOf } from '../log.ts'
import type { Counts } from './counts.ts'

/** Milliseconds that a reader waits for the store before this process counts by itself. */
const WAIT = 250
const CONNECT = 2_000
/** Milliseconds between two tries to find the store again, at most. */
const RETRY = 5_000
/** Before each name, so that the store can be somebody else's as well. */
const PREFIX = 'gaashaan:contact:'

/**
 * Counts that several processes and machines share, in Valkey or Redis (2.6.12 or newer). While the
 * store is away or slow each process counts by itself: nobody is refused because of it. `address` is
 * `redis://` or, over TLS, `rediss://`.
 */
export function createSharedCounts(address: string, own: Counts, log: Log): Counts {
  const client = createClient({
    url: address,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT,
      reconnectStrategy: (tries) => Math.min(RETRY, 100 * 2 ** Math.min(tries, 10)),
    },
  })
  let isAway = false
  const away = (error: unknown) => {
    if (!isAway) {
      log.warn(`the store of counts is away, each process counts by itself: ${reasonOf(error)}`)
    }
    isAway = true
  }
  client.on('error', away)
  client.on('ready', () => {
    if (isAway) log.info('the store of counts is back')
    isAway = false
  })
  client.connect().catch(away)

  async function ask(key: string, by: number, spanMs: number) {
    const name = PREFIX + key
    const told = await client
      .multi()
      .set(name, 0, { condition: 'NX', expiration: { type: 'PX', value: spanMs } })
      .incrBy(name, by)
      .pTTL(name)
      .exec()
    return { count: Number(told[1]), left: Math.max(0, Number(told[2])) }
  }

  async function inTime<Told>(asked: Promise<Told>): Promise<Told> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${WAIT} ms`)), WAIT)
    })
    return Promise.race([asked, late]).finally(() => clearTimeout(timer))
  }

  return {
    async add(key, by, spanMs) {
      if (!client.isReady) return own.add(key, by, spanMs)
      try {
        return await inTime(ask(key, by, spanMs))
      } catch (error) {
        away(error)
        return own.add(key, by, spanMs)
      }
    },
    close() {
      client.destroy()
      own.close()
    },
  }
}
