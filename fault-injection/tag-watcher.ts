import { CACHE_TAG_HEADER, callPath, LANGUAGES } from '../packages/contract/src/index.ts'

interface KnownResponse {
  readonly body: string
  /** `undefined` where any change may concern it. */
  readonly tags: readonly string[] | undefined
}

/** The calls that a site caches, apart from those of single articles. */
const CALLS = LANGUAGES.flatMap((language) => [
  callPath('siteSettings', { language }),
  callPath('pressReleases', { language }),
  callPath('latestPosts', { category_id: language === 'SO' ? 1 : 6, language, limit: 5 }),
])

const articleCalls = (id: number) => LANGUAGES.map((language) => callPath('post', { id, language }))

async function fetchVersion(desk: string, since?: string) {
  const response = await fetch(desk + callPath('contentVersion', { since }))
  const { data } = (await response.json()) as { data: { version: string; tags?: string[] } }
  return data
}

async function fetchResponse(url: string): Promise<KnownResponse> {
  const response = await fetch(url)
  return {
    body: `${response.status} ${await response.text()}`,
    tags: response.headers.get(CACHE_TAG_HEADER)?.split(' '),
  }
}

/**
 * Asks a desk as a site does that keeps responses by their tags, and counts those that it would have
 * kept although they have changed.
 */
export function createTagWatcher() {
  const paths = new Set(CALLS)
  let known: { version: string; responses: Map<string, KnownResponse> } | undefined
  const results = { changes: 0, withTags: 0, outdated: [] as string[] }

  async function fetchAll(desk: string): Promise<Map<string, KnownResponse>> {
    const responses = new Map<string, KnownResponse>()
    for (const path of paths) responses.set(path, await fetchResponse(desk + path))
    return responses
  }

  return {
    results,
    watchArticle(id: number): void {
      for (const path of articleCalls(id)) paths.add(path)
    },
    /**
     * Compares the responses of now with those that were known, unless something is published
     * meanwhile. Throws where the desk does not respond.
     */
    async compare(desk: string): Promise<void> {
      const { version, tags } = await fetchVersion(desk, known?.version)
      const responses = await fetchAll(desk)
      if ((await fetchVersion(desk)).version !== version) return
      const changed = tags && new Set(tags)
      for (const [path, { body }] of responses) {
        const before = known?.responses.get(path)
        if (!before || before.body === body || !changed || !before.tags) continue
        if (!before.tags.some((tag) => changed.has(tag))) results.outdated.push(path)
      }
      if (known && known.version !== version) {
        results.changes += 1
        if (tags) results.withTags += 1
      }
      known = { version, responses }
    },
  }
}
