import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS, type Language, newsCategory } from '@gaashaan/contract'

/** Words of a language are stems with endings; few stems make up most of a text (Zipf's law). */
const STEMS = 12_000
/** The most frequent ones are words such as "oo" and "the", which stand here by themselves. */
const FIRST_STEM = 20
const WORDS_OF_TITLE = 9
const WORDS_OF_TEXT = 220
const COMMON_WORDS = 'oo ee iyo ka ku u la ayaa waa si in the of and to a for on'.split(' ')
const CONSONANTS = 'b t j x kh d r s sh dh c g f q k l m n w h y'.split(' ')
const VOWELS = 'a e i o u aa ee ii oo uu'.split(' ')
const ENDINGS = ['', 'ka', 'ta', 'yaal', 'yada', 'ada', 'kii', 'aha', 'eed', 'owga']

/** Whole numbers below `most` that depend on the seed alone (Numerical Recipes' generator). */
function numbers(seed: number): (most: number) => number {
  let state = seed >>> 0
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

function syllable(next: (most: number) => number): string {
  return `${CONSONANTS[next(CONSONANTS.length)]}${VOWELS[next(VOWELS.length)]}`
}

const next = numbers(1)
const stems = Array.from({ length: STEMS }, () => {
  const syllables = Array.from({ length: 1 + next(3) }, () => syllable(next))
  return syllables.join('') + CONSONANTS[next(CONSONANTS.length)]
})

/** The stem of a rank, from 0, the most frequent first. */
export function stem(rank: number): string {
  return stems[FIRST_STEM + rank] ?? ''
}

function words(count: number, pick: (most: number) => number): string {
  const rank = () =>
    Math.exp(Math.log(FIRST_STEM) + (pick(1e6) / 1e6) * Math.log(STEMS / FIRST_STEM))
  const word = () =>
    pick(4) === 0
      ? COMMON_WORDS[pick(COMMON_WORDS.length)]
      : `${stems[Math.min(Math.floor(rank()), STEMS - 1)]}${ENDINGS[Math.min(pick(12), pick(12)) % ENDINGS.length]}`
  return Array.from({ length: count }, word).join(' ')
}

/** Post `id` in a language, every half hour one; the same each time. */
export function samplePost(id: number, language: Language, withContent: boolean) {
  const pick = numbers(id * 2 + (language === 'SO' ? 0 : 1))
  const at = new Date(Date.UTC(2020, 0, 1) + id * 1_800_000).toISOString()
  return {
    id,
    title: words(WORDS_OF_TITLE, pick),
    created_at: at,
    updated_at: at,
    subcategory_name: `Qayb ${1 + (id % 12)}`,
    ...(withContent && { content: `<p>${words(WORDS_OF_TEXT, pick)}</p>` }),
  }
}

/** An API host with `count` news in both languages, to which more can be published. */
export async function startArchive(count: number) {
  const archive = { count, version: 1, published: '' }

  const postOf = (id: number, language: Language, withContent: boolean) => {
    const post = samplePost(id, language, withContent)
    return id > count ? { ...post, title: archive.published } : post
  }

  function data(url: URL): { data: unknown; total?: number } | undefined {
    const query = url.searchParams
    const language = query.get('language') === 'EN' ? 'EN' : 'SO'
    if (url.pathname === CALLS.contentVersion.path)
      return { data: { version: `${archive.version}` } }
    if (url.pathname === CALLS.postsByCategory.path) {
      if (query.get('category_id') !== String(newsCategory(language))) return { data: [], total: 0 }
      const size = Number(query.get('page_size') ?? 10)
      const first = archive.count - (Number(query.get('page') ?? 1) - 1) * size
      const ids = Array.from({ length: Math.max(0, Math.min(size, first)) }, (_v, at) => first - at)
      const withContent = query.get('with_content') !== '0'
      return { data: ids.map((id) => postOf(id, language, withContent)), total: archive.count }
    }
    const id = Number(/^\/api\/posts\/public\/(\d+)$/.exec(url.pathname)?.[1])
    return id >= 1 && id <= archive.count ? { data: postOf(id, language, true) } : undefined
  }

  const answer: RequestListener = (request, response) => {
    const found = data(new URL(request.url ?? '', 'http://host.invalid'))
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: found !== undefined, ...found }))
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(title: string) {
      archive.published = title
      archive.count += 1
      archive.version += 1
    },
    close: () => server.close(),
  }
}
