import { Readable } from 'node:stream'
import type {
  GetObjectCommandOutput,
  HeadBucketCommandOutput,
  HeadObjectCommandOutput,
  ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import { servedType } from '../files/served-type.ts'
import { bucketClient } from './bucket-client.ts'
import type { ListedFile, MediaStore } from './media-store.ts'
import { isPlainName, plainNameOf } from './plain-name.ts'
import type { BucketSettings } from './settings.ts'
import { steadyStream } from './steady-stream.ts'
import { StoreAway } from './store-away.ts'

/** How long the bucket is waited for, in milliseconds; a desk on SQLite writes nothing meanwhile. */
export interface BucketLimits {
  /** For an answer. A file takes two, and the site waits 10 s for its first byte. */
  readonly answerMs: number
  /** Between two pieces of a body. */
  readonly silenceMs: number
  /** For a file to be taken, however small. */
  readonly putMs: number
  /** Most files of one list response; the server's default where left out. */
  readonly listedAtOnce?: number
}

const LIMITS: BucketLimits = { answerMs: 4_000, silenceMs: 10_000, putMs: 10_000 }

/** Slowest line to the bucket on which a large file is still waited for, in bytes a millisecond. */
const SLOWEST = 4 * 1024

/** Removals under way at a time: as many as one picture has files. */
const REMOVED_AT_ONCE = 20

/**
 * The media's files in a bucket of a server that speaks S3: private, as nothing here ever says
 * otherwise. The desk alone holds the keys.
 */
export function bucketStore(settings: BucketSettings, limits: BucketLimits = LIMITS): MediaStore {
  const { bucket: Bucket, prefix } = settings
  const { place, ask } = bucketClient(settings)
  const keyOf = (name: string) => prefix + plainNameOf(name)
  const { answerMs, silenceMs } = limits

  const put: MediaStore['put'] = async (name, data) => {
    const Key = keyOf(name)
    const mostMs = limits.putMs + Math.ceil(data.byteLength / SLOWEST)
    const ContentType = servedType(name) ?? 'application/octet-stream'
    const input = { Bucket, Key, Body: data, ContentType, ContentLength: data.byteLength }
    const taken = await ask((s3) => new s3.PutObjectCommand(input), mostMs)
    if (!taken) throw new StoreAway(place, 'there is no such bucket')
  }

  const facts: MediaStore['facts'] = async (name) => {
    const Key = keyOf(name)
    const found = await ask<HeadObjectCommandOutput>(
      (s3) => new s3.HeadObjectCommand({ Bucket, Key }),
      answerMs,
    )
    if (!found) return undefined
    const { ContentLength: size, LastModified: modified, ETag: tag } = found
    if (size === undefined || !modified || !tag) {
      throw new StoreAway(place, `it does not tell the size, date or tag of ${name}`)
    }
    return { size, modified, tag }
  }

  const read: MediaStore['read'] = async (name, range) => {
    const Key = keyOf(name)
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await ask<GetObjectCommandOutput>(
      (s3) => new s3.GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }),
      answerMs,
    )
    if (!found) return undefined
    if (!(found.Body instanceof Readable)) throw new StoreAway(place, `${name} came without a body`)
    const length = range && range.end - range.start + 1
    if (length !== undefined && found.ContentLength !== length) {
      found.Body.destroy()
      throw new StoreAway(place, `it does not answer the range of ${name} that was asked for`)
    }
    return steadyStream(found.Body, silenceMs, (reason) => new StoreAway(place, reason))
  }

  async function* list(beginning: string): AsyncGenerator<ListedFile> {
    const Prefix = prefix + beginning
    let ContinuationToken: string | undefined
    do {
      const input = {
        Bucket,
        Prefix,
        MaxKeys: limits.listedAtOnce,
        ContinuationToken,
      }
      const page = await ask<ListObjectsV2CommandOutput>(
        (s3) => new s3.ListObjectsV2Command(input),
        answerMs,
      )
      if (!page) throw new StoreAway(place, 'there is no such bucket')
      for (const { Key, Size } of page.Contents ?? []) {
        const name = Key?.slice(prefix.length) ?? ''
        // What lies deeper is somebody else's.
        if (isPlainName(name)) yield { name, size: Size ?? 0 }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  const remove: MediaStore['remove'] = async (names) => {
    const keys = names.map(keyOf)
    const next = keys.values()
    const work = async () => {
      for (const Key of next) {
        await ask((s3) => new s3.DeleteObjectCommand({ Bucket, Key }), answerMs)
      }
    }
    await Promise.all(Array.from({ length: Math.min(keys.length, REMOVED_AT_ONCE) }, work))
  }

  const check: MediaStore['check'] = async () => {
    const found = await ask<HeadBucketCommandOutput>(
      (s3) => new s3.HeadBucketCommand({ Bucket }),
      answerMs,
    )
    if (!found) throw new StoreAway(place, 'there is no such bucket')
  }

  // A bucket is made by who pays for it.
  const prepare = check

  return { place, put, facts, read, list, remove, prepare, check }
}
