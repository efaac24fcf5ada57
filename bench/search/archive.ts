import { CALLS, LANGUAGES, type Language, newsCategory } from '@gaashaan/contract'
import {
  encodeLikenesses,
  LIKENESS_CROPS,
  LIKENESS_WORDS,
} from '@gaashaan/contract/picture-likeness'
import { encodeEntry } from '@gaashaan/transparency-log/log-entry'
import { textHash } from '@gaashaan/transparency-log/text-hash'
import { TILE_WIDTH } from '@gaashaan/transparency-log/tile'
import { jsonResponse, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'

/** Words are stems with endings; few stems make up most of a text (Zipf's law). */
const STEMS = 12_000
/** The most frequent ones are words such as "oo" and "the", which have a list of their own. */
const FIRST_STEM = 20
const TITLE_WORDS = 9
const TEXT_WORDS = 220
const COMMON_WORDS = 'oo ee iyo ka ku u la ayaa waa si in the of and to a for on'.split(' ')
const CONSONANTS = 'b t j x kh d r s sh dh c g f q k l m n w h y'.split(' ')
const VOWELS = 'a e i o u aa ee ii oo uu'.split(' ')
const ENDINGS = ['', 'ka', 'ta', 'yaal', 'yada', 'ada', 'kii', 'aha', 'eed', 'owga']

/** Pseudo-random whole numbers below a limit (the generator of Numerical Recipes). */
function randomNumbers(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

function syllable(next: (limit: number) => number): string {
  return `${CONSONANTS[next(CONSONANTS.length)]}${VOWELS[next(VOWELS.length)]}`
}

const next = randomNumbers(1)
const stems = Array.from({ length: STEMS }, () => {
  const syllables = Array.from({ length: 1 + next(3) }, () => syllable(next))
  return syllables.join('') + CONSONANTS[next(CONSONANTS.length)]
})

/** The stem of a rank, from 0, the most frequent first. */
export function stem(rank: number): string {
  return stems[FIRST_STEM + rank] ?? ''
}

function sentence(count: number, pick: (limit: number) => number): string {
  const rank = () =>
    Math.exp(Math.log(FIRST_STEM) + (pick(1e6) / 1e6) * Math.log(STEMS / FIRST_STEM))
  const word = () =>
    pick(4) === 0
      ? COMMON_WORDS[pick(COMMON_WORDS.length)]
      : `${stems[Math.min(Math.floor(rank()), STEMS - 1)]}${ENDINGS[Math.min(pick(12), pick(12)) % ENDINGS.length]}`
  return Array.from({ length: count }, word).join(' ')
}

/** Post `id` in a language, always the same; one for every half hour. */
export function samplePost(id: number, language: Language, withContent: boolean) {
  const pick = randomNumbers(id * 2 + (language === 'SO' ? 0 : 1))
  const at = new Date(Date.UTC(2020, 0, 1) + id * 1_800_000).toISOString()
  return {
    id,
    title: sentence(TITLE_WORDS, pick),
    created_at: at,
    updated_at: at,
    subcategory_name: `Qayb ${1 + (id % 12)}`,
    ...(withContent && { content: `<p>${sentence(TEXT_WORDS, pick)}</p>` }),
  }
}

/** What the picture of a post and its parts look like. */
export function sampleLikenesses(id: number): Uint32Array {
  const pick = randomNumbers(Math.imul(id, 2_654_435_761))
  return Uint32Array.from({ length: (1 + LIKENESS_CROPS.length) * LIKENESS_WORDS }, () =>
    pick(2 ** 32),
  )
}

const pictureOf = (id: number) => String(id).padStart(64, '0')

const postOfEntry = (index: number) => 1 + Math.floor(index / LANGUAGES.length)

/** The entry of the log at a place: both languages of the first post, then of the next one. */
function logEntry(index: number) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'SO'
  const id = postOfEntry(index)
  const { title, content = '', created_at: at } = samplePost(id, language, true)
  const { entry, record } = encodeEntry(
    { at, text: textHash(title, content) },
    {
      ...{ action: 'published', kind: 'news', id, language: language === 'SO' ? 'so' : 'en' },
      ...{ reference: '', note: '', follows: null, files: [pictureOf(id)] },
    },
  )
  return { entry: entry.toString(), record }
}

/** An API host with `count` news in both languages; `publish` adds one. */
export async function startArchive(count: number) {
  const archive = { count, version: 1, newestTitle: '' }

  const postOf = (id: number, language: Language, withContent: boolean) => {
    const post = samplePost(id, language, withContent)
    return id > count ? { ...post, title: archive.newestTitle } : post
  }

  function responseBody(url: URL): { data: unknown; total?: number } | undefined {
    const query = url.searchParams
    const logSize = count * LANGUAGES.length
    if (url.pathname === CALLS.logHead.path) {
      return { data: { checkpoint: `bench\n${logSize}\n`, keys: 'bench' } }
    }
    if (url.pathname === CALLS.logEntries.path) {
      const first = Number(query.get('index')) * TILE_WIDTH
      const places = Array.from({ length: Math.min(TILE_WIDTH, logSize - first) })
      const entries = places.map((_, place) => logEntry(first + place))
      // Both languages of a post have its picture.
      const ids = places.flatMap((_, place) => (place % 2 === 0 ? postOfEntry(first + place) : []))
      const pictures = ids.map((id) => {
        return { sha256: pictureOf(id), likeness: encodeLikenesses(sampleLikenesses(id)) }
      })
      return { data: { entries, pictures } }
    }
    const language = query.get('language') === 'EN' ? 'EN' : 'SO'
    if (url.pathname === CALLS.contentVersion.path)
      return { data: { version: `${archive.version}` } }
    if (url.pathname === CALLS.postsByCategory.path) {
      if (query.get('category_id') !== String(newsCategory(language))) return { data: [], total: 0 }
      const size = Number(query.get('page_size') ?? 10)
      const first = archive.count - (Number(query.get('page') ?? 1) - 1) * size
      const ids = Array.from(
        { length: Math.max(0, Math.min(size, first)) },
        (_value, index) => first - index,
      )
      const withContent = query.get('with_content') !== '0'
      return { data: ids.map((id) => postOf(id, language, withContent)), total: archive.count }
    }
    const id = Number(/^\/api\/posts\/public\/(\d+)$/.exec(url.pathname)?.[1])
    return id >= 1 && id <= archive.count ? { data: postOf(id, language, true) } : undefined
  }

  const { base, close } = await startFakeApiHost((request, response) => {
    const body = responseBody(new URL(request.url ?? '', 'http://host.invalid'))
    const status = body ? 200 : 404
    jsonResponse({ success: body !== undefined, ...body }, status)(request, response)
  })
  return {
    base,
    close,
    publish(title: string) {
      archive.newestTitle = title
      archive.count += 1
      archive.version += 1
    },
  }
}
