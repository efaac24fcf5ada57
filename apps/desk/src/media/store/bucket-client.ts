import type { S3Client, ServiceInputTypes, ServiceOutputTypes } from '@aws-sdk/client-s3'
import type { BucketSettings } from './settings.ts'
import { StoreAway } from './store-away.ts'

/** Longest wait for a connection, in milliseconds. */
const CONNECT_MS = 3_000

/** Attempts of a request that was answered with a failure of the server's, or with nothing. */
const MAX_ATTEMPTS = 3

/**
 * Most connections at a time: each reader of a long video holds one, and those after them must not
 * wait for it.
 */
const MAX_CONNECTIONS = 512

type Commands = typeof import('@aws-sdk/client-s3')

interface Opened {
  readonly client: S3Client
  readonly commands: Commands
}

async function open(settings: BucketSettings): Promise<Opened> {
  const commands = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey } = settings
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS }
  const client = new commands.S3Client({
    ...(settings.endpoint !== '' && { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Servers that speak S3 know the signed hash of a body; few know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, commands }
}

interface Failure {
  readonly name?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** What went wrong, for the operator: the store's own code, or what became of the connection. */
function reasonOf(error: Failure): string {
  const status = error.$metadata?.httpStatusCode
  // A HEAD is answered without words.
  const said = [error.name, error.message].filter((word) => word && !/^Unknown/.test(word))
  return [status, said.join(': ')].filter(Boolean).join(' ')
}

/** A client of one bucket that gives up in time and says what the bucket is. */
export function bucketClient(settings: BucketSettings) {
  const place = `bucket ${settings.bucket} at ${settings.endpoint || settings.region}`
  let opening: Promise<Opened> | undefined

  /**
   * What the store answers to a command within so many milliseconds; `undefined` when there is no
   * such object. Rejects with `StoreAway` otherwise. The time of a body that is read is not counted.
   */
  async function ask<Output extends ServiceOutputTypes>(
    command: (commands: Commands) => { readonly input: ServiceInputTypes },
    mostMs: number,
  ): Promise<Output | undefined> {
    opening ??= open(settings)
    const { client, commands } = await opening
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(), mostMs)
    try {
      const options = { abortSignal: ending.signal }
      return (await client.send(command(commands) as never, options)) as Output
    } catch (error) {
      const failure = error as Failure
      if (failure.$metadata?.httpStatusCode === 404 && failure.name !== 'NoSuchBucket') {
        return undefined
      }
      const reason = ending.signal.aborted ? `no answer within ${mostMs} ms` : reasonOf(failure)
      throw new StoreAway(place, reason, error)
    } finally {
      clearTimeout(timer)
    }
  }

  return { place, ask }
}
