export interface BucketSettings {
  readonly bucket: string
  /** URL of a server that speaks S3; empty for Amazon's. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is in a request's path, not in its host name. */
  readonly isPathStyle: boolean
  /** The start of every key: empty, or with a slash at its end. */
  readonly prefix: string
}

/** Where the media are: in a folder, or in a bucket of a server that speaks S3. */
export type StoreSettings =
  | ({ readonly kind: 's3' } & BucketSettings)
  | { readonly kind: 'folder'; readonly folder: string }
