import { signCheckpoint } from '../checkpoint.ts'
import { entryBundle } from '../entry-bundle.ts'
import { signKeyList } from '../key-list.ts'
import { encodeEntry, type LogRecord } from '../log-entry.ts'
import { grow, leafHash, merkleTree } from '../merkle-tree.ts'
import { type NoteSigner, newPrivateKey, noteSigner } from '../signing-key.ts'
import { textHash } from '../text-hash.ts'
import { bundlePath, HASH_BYTES, recordsPath, TILE_WIDTH, type Tile, tilePath } from '../tile.ts'

export const ORIGIN = 'site.example/log'

export const newSigner = (): NoteSigner => noteSigner(ORIGIN, newPrivateKey())

/** A post as the public calls give it. */
interface SamplePost {
  readonly id: number
  readonly title: string
  readonly content: string
  readonly created_at: string
  readonly withdrawn: { readonly at: string; readonly reason: string } | null
}

const AT = '2026-05-12T06:00:00.000Z'

/**
 * A site with a log, in memory: what stands at each path. Tests publish on it, and then forge what it
 * serves.
 */
export function sampleSite(signers: readonly NoteSigner[] = [newSigner()]) {
  const posts = new Map<number, SamplePost>()
  const entries: Buffer[] = []
  const records: (string | null)[] = []
  const latest = new Map<number, number>()
  const tiles = new Map<string, Buffer>()
  const forged = new Map<string, Buffer | undefined>()

  const readTile = async ({ level, index, width }: Tile) =>
    (tiles.get(`${level}/${index}`) ?? Buffer.of()).subarray(0, width * HASH_BYTES)

  async function log(id: number, action: LogRecord['action']) {
    const { title = '', content = '' } = posts.get(id) ?? {}
    const { entry, record } = encodeEntry(
      { at: AT, text: textHash(title, content) },
      {
        ...{ action, kind: 'news', id, language: 'so', reference: '', note: '', files: [] },
        follows: latest.get(id) ?? null,
      },
    )
    for (const { tile, bytes } of await grow(entries.length, [leafHash(entry)], readTile)) {
      tiles.set(`${tile.level}/${tile.index}`, bytes)
    }
    latest.set(id, entries.length)
    entries.push(entry)
    records.push(record)
  }

  const bundles = () => Math.ceil(entries.length / TILE_WIDTH)
  const bundle = (index: number) => entries.slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH)

  async function logFiles(): Promise<Map<string, Buffer>> {
    const size = entries.length
    const root = await merkleTree(size, readTile).root()
    const files = new Map<string, Buffer>([
      ['keys', Buffer.from(signKeyList(ORIGIN, signers))],
      ['checkpoint', Buffer.from(signCheckpoint({ origin: ORIGIN, size, root }, signers))],
    ])
    for (let index = 0; index < bundles(); index += 1) {
      const width = bundle(index).length
      files.set(bundlePath({ index, width }), entryBundle(bundle(index)))
      const ofBundle = records.slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH)
      files.set(recordsPath(index), Buffer.from(JSON.stringify(ofBundle)))
    }
    for (const [key, bytes] of tiles) {
      const [level = 0, index = 0] = key.split('/').map(Number)
      files.set(tilePath({ level, index, width: bytes.length / HASH_BYTES }), bytes)
    }
    return files
  }

  const json = (data: unknown) => Buffer.from(JSON.stringify({ success: true, data }))

  function answer({ pathname, searchParams }: URL): Buffer | undefined {
    const isSomali = searchParams.get('language') === 'SO'
    const [, id] = /^\/api\/posts\/public\/(\d+)$/.exec(pathname) ?? []
    if (id) return isSomali && posts.has(Number(id)) ? json(posts.get(Number(id))) : undefined
    const isNews = isSomali && searchParams.get('category_id') === '1'
    const listed = isNews ? [...posts.values()].filter(({ withdrawn }) => !withdrawn) : []
    const size = Number(searchParams.get('page_size'))
    const first = (Number(searchParams.get('page')) - 1) * size
    return json(listed.slice(first, first + size))
  }

  return {
    posts,
    entries,
    records,
    /** What is served at a path of the log in place of what stands there; `undefined` for nothing. */
    forge: (path: string, bytes: Buffer | undefined) => forged.set(`/log/${path}`, bytes),
    async publish(id: number, title: string, content = '<p>Qoraal.</p>') {
      posts.set(id, { id, title, content, created_at: AT, withdrawn: null })
      await log(id, 'published')
    },
    async withdraw(id: number) {
      await log(id, 'withdrawn')
      const post = posts.get(id)
      if (post) posts.set(id, { ...post, withdrawn: { at: AT, reason: 'Khalad.' } })
    },
    /** Removes a text, and what the log says of it. */
    async remove(id: number) {
      await log(id, 'removed')
      posts.delete(id)
    },
    read: async (path: string): Promise<Buffer | undefined> => {
      if (forged.has(path)) return forged.get(path)
      const url = new URL(path, 'https://site.example')
      if (!url.pathname.startsWith('/log/')) return answer(url)
      return (await logFiles()).get(url.pathname.slice('/log/'.length))
    },
  }
}
