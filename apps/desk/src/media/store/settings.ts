import { join } from 'node:path'

export interface BucketSettings {
  readonly bucket: string
  /** `http(s)://…` of a server that speaks S3; empty for Amazon's own. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket stands in the path, not in the host's name. */
  readonly isPathStyle: boolean
  /** What all keys begin with: empty, or with a slash at its end. */
  readonly prefix: string
}

/** Where the media's files are: in a folder, or in a bucket of a store that speaks S3. */
export type StoreSettings =
  | ({ readonly kind: 's3' } & BucketSettings)
  | { readonly kind: 'folder'; readonly folder: string }

/** What the environment says of the bucket. */
export const BUCKET_VARIABLES = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
  'S3_PREFIX',
] as const

type Values = Readonly<Record<(typeof BUCKET_VARIABLES)[number], string>>

/** Amazon's rule for names of buckets, which others follow. */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/

/** No user, path, query: the bucket and the key make the path. */
const ENDPOINT = /^(https?:\/\/[^/?#@\s]+\/?)?$/

const PREFIX = /^([\w.-]+\/)*[\w.-]*$/

function problemsOf(values: Values): string[] {
  const set = BUCKET_VARIABLES.filter((name) => values[name] !== '')
  if (values.S3_BUCKET === '') {
    return set.map((name) => `${name}: is set without S3_BUCKET beside it`)
  }
  const problems: string[] = []
  if (!BUCKET.test(values.S3_BUCKET)) problems.push('S3_BUCKET: must be the name of a bucket')
  if (!ENDPOINT.test(values.S3_ENDPOINT)) {
    problems.push('S3_ENDPOINT: must be http(s)://host without a path')
  }
  if (values.S3_ENDPOINT === '' && values.S3_REGION === '') {
    problems.push('S3_REGION: is needed where S3_ENDPOINT is not set')
  }
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (values[name] === '') problems.push(`${name}: is needed beside S3_BUCKET`)
  }
  if (!['', 'yes', 'no'].includes(values.S3_PATH_STYLE)) {
    problems.push('S3_PATH_STYLE: must be yes or no')
  }
  if (!PREFIX.test(values.S3_PREFIX)) {
    problems.push('S3_PREFIX: must be letters, digits, dots and hyphens between slashes')
  }
  return problems
}

/**
 * The store that the environment names: the bucket where S3_BUCKET is set, else the data folder's
 * `media`. `problems` names every variable that makes no sense, none where all do.
 */
export function readStoreSettings(
  source: Readonly<Record<string, string | undefined>>,
  dataDir: string,
): { readonly settings: StoreSettings; readonly problems: readonly string[] } {
  const pairs = BUCKET_VARIABLES.map((name) => [name, source[name]?.trim() ?? ''])
  const values = Object.fromEntries(pairs) as Values
  const problems = problemsOf(values)
  if (values.S3_BUCKET === '') {
    return { settings: { kind: 'folder', folder: join(dataDir, 'media') }, problems }
  }
  const { S3_ENDPOINT, S3_PATH_STYLE, S3_PREFIX } = values
  return {
    settings: {
      kind: 's3',
      bucket: values.S3_BUCKET,
      endpoint: S3_ENDPOINT.replace(/\/$/, ''),
      // Servers of one's own have no regions, and sign with this one.
      region: values.S3_REGION || 'us-east-1',
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
      isPathStyle: S3_PATH_STYLE === '' ? S3_ENDPOINT !== '' : S3_PATH_STYLE === 'yes',
      prefix: S3_PREFIX === '' || S3_PREFIX.endsWith('/') ? S3_PREFIX : `${S3_PREFIX}/`,
    },
    problems,
  }
}
