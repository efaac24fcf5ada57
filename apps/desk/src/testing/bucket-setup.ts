import { startBucketServer } from './bucket.ts'

/** Vitest's global setup of the project with its media in a bucket. */
export default async function setup() {
  const server = await startBucketServer()
  // The workers of this project inherit it; those of the others have it empty.
  process.env.S3_ENDPOINT_TEST = server.endpoint
  return () => server.stop()
}
