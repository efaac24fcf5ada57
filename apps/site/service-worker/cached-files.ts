import { MAX_IMAGE_BYTES } from '../app/offline/cached-page.ts'
import { FILES, neededFiles } from './scope.ts'

/** Replaces a picture that is not cached; its background colour and alternative text stay visible. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Replaces a script that is not cached: it tells the page, and modules that import it wait forever. */
const MISSING_SCRIPT = "dispatchEvent(new Event('script-missing'));await new Promise(()=>{})"

const isPicture = (path: string) => path.startsWith('/media/')

async function cacheFile(cache: Cache, path: string): Promise<number> {
  const cached = await cache.match(path)
  const response = cached ?? (await fetch(path))
  if (!response.ok || response.type !== 'basic') return 0
  const bytes = isPicture(path) ? (await response.clone().blob()).size : 0
  if (bytes > MAX_IMAGE_BYTES) return 0
  if (cached === undefined) await cache.put(path, response)
  return bytes
}

/** Caches the files that are not cached yet; resolves to the size of the pictures among all of them. */
export async function cacheFiles(paths: readonly string[]): Promise<number> {
  const cache = await caches.open(FILES)
  // A file that cannot be fetched is left out: the page is readable without it.
  const bytes = await Promise.all(paths.map((path) => cacheFile(cache, path).catch(() => 0)))
  return bytes.reduce((sum, size) => sum + size, 0)
}

/** Deletes the files that no cached page shows. */
export async function evictFilesExcept(used: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const path = pathname + search
    if (!used.has(path) && !neededFiles.includes(path)) await cache.delete(request)
  }
}

/** A built file: its name changes with its content, so that a cached file is never out of date. */
export async function respondWithAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: FILES })
  if (cached) return cached
  try {
    return await fetch(request)
  } catch (error) {
    if (request.destination !== 'script') throw error
    return new Response(MISSING_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } })
  }
}

/** A picture from the network; without a network the cached picture, or a blank one. */
export async function respondWithPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const cached = await caches.match(new URL(request.url).pathname, { cacheName: FILES })
    return cached ?? new Response(BLANK, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
}

export async function deleteAllFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}
