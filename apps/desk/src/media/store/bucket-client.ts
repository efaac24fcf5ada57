import type {
  $Command,
  S3Client,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes,
} from '@aws-sdk/client-s3'
import type { BucketSettings } from './settings.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const MAX_CONNECT_MS = 3_000

/** Attempts of a request without a response, or with a server error. */
const MAX_ATTEMPTS = 3

/** Each reader of a long video holds a connection, and the readers after them must not wait for it. */
const MAX_CONNECTIONS = 512

type S3 = typeof import('@aws-sdk/client-s3')

type Command<Input extends ServiceInputTypes, Output extends ServiceOutputTypes> = $Command<
  Input,
  Output,
  S3ClientResolvedConfig,
  ServiceInputTypes,
  ServiceOutputTypes
>

async function open(settings: BucketSettings): Promise<{ client: S3Client; s3: S3 }> {
  const s3 = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey } = settings
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS }
  const client = new s3.S3Client({
    ...(settings.endpoint !== '' && { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: MAX_CONNECT_MS, httpAgent: agent, httpsAgent: agent },
    // Servers that speak S3 know the signed hash of a body; few know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, s3 }
}

interface Failure {
  readonly name?: string
  readonly message?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

/** What went wrong, for the operator: the status and the store's own code, or the network error. */
function describeFailure(error: Failure): string {
  const status = error.$metadata?.httpStatusCode
  // The response to a HEAD request has no message; the client then calls it `Unknown`.
  const parts = [error.name, error.message].filter((part) => part && !/^Unknown/.test(part))
  return [status, parts.join(': ')].filter(Boolean).join(' ')
}

/** A client of one bucket, whose requests have time limits and whose errors name the bucket. */
export function bucketClient(settings: BucketSettings) {
  const place = `bucket ${settings.bucket} at ${settings.endpoint || settings.region}`
  let opening: ReturnType<typeof open> | undefined

  /**
   * Sends a command and waits at most `maxMs` for the head of the response, not for its body; `undefined`
   * if there is no such object. Rejects with `StoreUnavailable` otherwise.
   */
  async function send<Input extends ServiceInputTypes, Output extends ServiceOutputTypes>(
    createCommand: (s3: S3) => Command<Input, Output>,
    maxMs: number,
  ): Promise<Output | undefined> {
    opening ??= open(settings)
    const { client, s3 } = await opening
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), maxMs)
    try {
      return await client.send(createCommand(s3), { abortSignal: timeout.signal })
    } catch (error) {
      const failure = error as Failure
      if (failure.$metadata?.httpStatusCode === 404 && failure.name !== 'NoSuchBucket') {
        return undefined
      }
      const reason = timeout.signal.aborted
        ? `no answer within ${maxMs} ms`
        : describeFailure(failure)
      throw new StoreUnavailable(place, reason, error)
    } finally {
      clearTimeout(timer)
    }
  }

  return { place, send }
}
