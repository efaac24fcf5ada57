import { Readable } from 'node:stream'
import { servedType } from '../files/served-type.ts'
import { bucketClient } from './bucket-client.ts'
import { withIdleTimeout } from './idle-timeout.ts'
import type { ListedFile, MediaStore } from './media-store.ts'
import { checkedName, isPlainName } from './plain-name.ts'
import type { BucketSettings } from './settings.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Maximum waiting times in milliseconds; a desk on SQLite can write nothing during an upload. */
interface BucketLimits {
  /** For a response. A file takes two, and the site waits 10 s for its first byte. */
  readonly responseMs: number
  /** Between two pieces of a body. */
  readonly idleMs: number
  /** For an upload, whose size adds to it. */
  readonly putMs: number
  /** Files in one response to a list request; the server's default if left out. */
  readonly pageSize?: number
}

const LIMITS: BucketLimits = { responseMs: 4_000, idleMs: 10_000, putMs: 10_000 }

/** The slowest connection on which a large upload still completes. */
const MIN_UPLOAD_BYTES_PER_MS = 4 * 1024

/** Concurrent removals: as many as one picture has files. */
const MAX_REMOVALS = 20

/**
 * The media in a bucket of a server that speaks S3. It grants nobody access to the objects: only the desk
 * has the keys.
 */
export function bucketStore(settings: BucketSettings, limits: BucketLimits = LIMITS): MediaStore {
  const { bucket: Bucket, prefix } = settings
  const { place, send } = bucketClient(settings)
  const keyOf = (name: string) => prefix + checkedName(name)
  const { responseMs, idleMs } = limits

  /** The output of a request for the bucket itself, for which 404 means that there is no bucket. */
  function fromBucket<Output>(output: Output | undefined): Output {
    if (!output) throw new StoreUnavailable(place, 'there is no such bucket')
    return output
  }

  async function put(name: string, data: Uint8Array): Promise<void> {
    const Key = keyOf(name)
    const maxMs = limits.putMs + Math.ceil(data.byteLength / MIN_UPLOAD_BYTES_PER_MS)
    const ContentType = servedType(name) ?? 'application/octet-stream'
    const input = { Bucket, Key, Body: data, ContentType, ContentLength: data.byteLength }
    fromBucket(await send((s3) => new s3.PutObjectCommand(input), maxMs))
  }

  const stat: MediaStore['stat'] = async (name) => {
    const Key = keyOf(name)
    const head = await send((s3) => new s3.HeadObjectCommand({ Bucket, Key }), responseMs)
    if (!head) return undefined
    const { ContentLength: size, LastModified: modified, ETag: tag } = head
    if (size === undefined || !modified || !tag) {
      throw new StoreUnavailable(place, `it does not tell the size, date or tag of ${name}`)
    }
    return { size, modified, tag }
  }

  const read: MediaStore['read'] = async (name, range) => {
    const input = {
      Bucket,
      Key: keyOf(name),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    }
    const object = await send((s3) => new s3.GetObjectCommand(input), responseMs)
    if (!object) return undefined
    const { Body: body, ContentLength: length } = object
    if (!(body instanceof Readable)) {
      throw new StoreUnavailable(place, `${name} came without a body`)
    }
    if (range && length !== range.end - range.start + 1) {
      body.destroy()
      throw new StoreUnavailable(
        place,
        `it does not answer the range of ${name} that was asked for`,
      )
    }
    return withIdleTimeout(body, idleMs, (reason) => new StoreUnavailable(place, reason))
  }

  async function* list(namePrefix: string): AsyncGenerator<ListedFile> {
    const input = { Bucket, Prefix: prefix + namePrefix, MaxKeys: limits.pageSize }
    let ContinuationToken: string | undefined
    do {
      const command = { ...input, ContinuationToken }
      const page = fromBucket(await send((s3) => new s3.ListObjectsV2Command(command), responseMs))
      for (const { Key, Size } of page.Contents ?? []) {
        const name = Key?.slice(prefix.length) ?? ''
        // Objects below a further slash belong to another prefix.
        if (isPlainName(name)) yield { name, size: Size ?? 0 }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  async function remove(names: readonly string[]): Promise<void> {
    const keys = names.map(keyOf)
    const removeKey = async (Key: string) => {
      await send((s3) => new s3.DeleteObjectCommand({ Bucket, Key }), responseMs)
    }
    await Readable.from(keys).forEach(removeKey, { concurrency: MAX_REMOVALS })
  }

  async function check(): Promise<void> {
    fromBucket(await send((s3) => new s3.HeadBucketCommand({ Bucket }), responseMs))
  }

  // The operator creates the bucket.
  return { place, put, stat, read, list, remove, prepare: check, check }
}
