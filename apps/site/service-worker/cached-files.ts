import { MAX_IMAGE_BYTES } from '../app/offline/cached-page.ts'
import { FILES, neededFiles } from './scope.ts'

/** What stands for a picture that was not kept: nothing, so that its colour and words stay. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Runs in the place of a script that is not here, and tells the page; what waits for it waits on. */
const MISSING_SCRIPT = "dispatchEvent(new Event('script-missing'));await new Promise(()=>{})"

const isPicture = (address: string) => address.startsWith('/media/')

async function keepFile(cache: Cache, address: string): Promise<number> {
  const known = await cache.match(address)
  const answer = known ?? (await fetch(address))
  if (!answer.ok || answer.type !== 'basic') return 0
  const bytes = isPicture(address) ? (await answer.clone().blob()).size : 0
  if (bytes > MAX_IMAGE_BYTES) return 0
  if (known === undefined) await cache.put(address, answer)
  return bytes
}

/** Keeps files, those that are not kept yet; resolves to the bytes of the pictures among them. */
export async function cacheFiles(addresses: readonly string[]): Promise<number> {
  const cache = await caches.open(FILES)
  // What cannot be had now is left out: the page is readable without it.
  const bytes = await Promise.all(
    addresses.map((address) => keepFile(cache, address).catch(() => 0)),
  )
  return bytes.reduce((sum, size) => sum + size, 0)
}

/** Lets go of files that no kept page shows. */
export async function evictFilesExcept(shown: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    if (!shown.has(address) && !neededFiles.includes(address)) await cache.delete(request)
  }
}

/** A built file: its name changes with its content, so that what is kept is right. */
export async function respondWithAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: FILES })
  if (kept) return kept
  try {
    return await fetch(request)
  } catch (error) {
    if (request.destination !== 'script') throw error
    return new Response(MISSING_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } })
  }
}

/** A picture from the network; without one as it was kept, or blank. */
export async function respondWithPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const kept = await caches.match(new URL(request.url).pathname, { cacheName: FILES })
    return kept ?? new Response(BLANK, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
}

/** Deletes every file. */
export async function evictFiles(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}
