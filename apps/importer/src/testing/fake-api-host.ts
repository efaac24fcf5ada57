import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { LEADERSHIP_TITLES } from '@gaashaan/contract'
import { listen } from '@gaashaan/desk/testing/listen'
import { type FakeContent, fakeContent } from './fake-content.ts'
import { numberedPdf, numberedPicture } from './fake-files.ts'

export interface FakeApiHost {
  readonly url: URL
  readonly content: FakeContent
  /** Paths of the requests so far, with their queries. */
  readonly requestPaths: string[]
  /** Handlers of single paths, which replace the fake content. */
  readonly faults: Map<string, (response: ServerResponse, request: IncomingMessage) => void>
  close(): Promise<void>
}

export interface FakeHostSettings {
  readonly stories: number
  /** Wait before each response. */
  readonly delayMs?: number
  /** Whether lists have only the beginnings of the texts. */
  readonly hasShortLists?: boolean
}

const OPERATION = {
  id: 4,
  title: 'Campaign',
  title_so: 'Olole',
  photo: '/uploads/9001.jpg',
  status_name: 'Completed',
  start_date: '2024-02-01',
} as const

const operationsIn = (language: string): object[] => [
  { ...OPERATION, ...(language === 'SO' ? { address_so: 'Muqdisho' } : { description: 'Words.' }) },
]

function leadersWithTitle(title: string | null, language: string): object[] {
  const isMinister = Object.values(LEADERSHIP_TITLES.minister).includes(title ?? '')
  if (!isMinister) return []
  const name = language === 'SO' ? 'Magac' : 'Name'
  const photo = '/uploads/9002.jpg'
  return [{ id: 3, name, title, photo, description: '<p>Hello</p>', bgColor: '#123456' }]
}

const armyLeadersIn = (language: string): object[] => [
  {
    name: 'Taliye',
    title: language === 'SO' ? 'Taliyaha' : 'Commander',
    photo: '/uploads/9003.jpg',
  },
]

/**
 * An API host like one that a ministry may have had: the specification's calls as `{ data: { data } }`,
 * with whole lists instead of pages.
 */
export async function startFakeApiHost(settings: FakeHostSettings): Promise<FakeApiHost> {
  const { stories, delayMs = 0, hasShortLists = false } = settings
  const content = fakeContent(stories)
  const requestPaths: string[] = []
  const faults: FakeApiHost['faults'] = new Map()

  const list = (key: string) =>
    (content.lists.get(key) ?? []).map((post) =>
      hasShortLists && post ? { ...post, content: post.content?.slice(0, 20) } : post,
    )

  const callData = ({ pathname, searchParams }: URL): unknown => {
    const language = searchParams.get('language') ?? 'SO'
    const key = `${searchParams.get('category_id')}:${language}`
    if (pathname === '/api/posts/public/by-category') return list(key)
    if (pathname === '/api/posts/public/press-releases') return list(`press:${language}`)
    if (pathname === '/api/posts/public/latest') return list(key).slice(0, 10)
    if (pathname === '/api/posts/public/featured') {
      return list(key)
        .slice(0, 2)
        .map(({ id, title, post_url }) => ({ id, title, post_url }))
    }
    if (pathname === '/api/subcategory/public') {
      const names = new Set(list(key).map((post) => post?.subcategory_name))
      return [...names].map((name) => ({ name }))
    }
    if (pathname === '/api/operations/featured') return operationsIn(language)
    if (pathname === '/api/leadership/by-title') {
      return leadersWithTitle(searchParams.get('title'), language)
    }
    if (pathname.startsWith('/api/leadership/public/by-institution/')) {
      return armyLeadersIn(language)
    }
    const id = /^\/api\/posts\/public\/(\d+)$/.exec(pathname)?.[1]
    return id === undefined ? undefined : content.posts.get(`${id}:${language}`)
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    requestPaths.push(path)
    if (delayMs > 0) await sleep(delayMs)
    const fault = faults.get(path)
    if (fault) return fault(response, request)
    const url = new URL(path, 'http://host.example')
    const picture = /^\/uploads\/(?:in-)?(\d+)\.jpg$/.exec(url.pathname)?.[1]
    const pdf = /^\/files\/(\d+)(?:-(SO|EN))?\.pdf$/.exec(url.pathname)
    if (picture) {
      const isInside = url.pathname.includes('in-')
      response.end(await numberedPicture(Number(picture) + (isInside ? 100_000 : 0)))
    } else if (pdf) response.end(numberedPdf(Number(pdf[1]) * 10 + (pdf[2] === 'SO' ? 1 : 2)))
    else {
      const data = callData(url)
      response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(data === undefined ? { error: 'none' } : { data: { data } }))
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  return {
    url: new URL(await listen(server)),
    content,
    requestPaths,
    faults,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
