import type { RequestListener } from 'node:http'
import { operationExamples, postExamples, subcategoryExamples } from '@gaashaan/contract/examples'
import { jsonResponse, withContentVersion } from './fake-api-host.ts'

const posts = Object.values(postExamples)

/** The examples of a category. Only the list of tenders has closing dates. */
function examplesFor(query: URLSearchParams): unknown[] {
  const category = query.get('category_id')
  if (category === '13') return [postExamples.tender]
  if (category === '5') return [postExamples.video, postExamples.youTubeVideo]
  const name = query.get('subcategory_name')
  const news = posts.filter(({ id }) => id !== postExamples.tender.id)
  if (name === null) return news
  return news.filter((post) => 'subcategory_name' in post && post.subcategory_name === name)
}

/** A host like ours for tests, which has lists of the contract's examples, in pages. */
export const exampleResponses: RequestListener = withContentVersion((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.invalid')
  const send = (data: readonly unknown[]) => {
    const size = Number(searchParams.get('page_size') ?? data.length)
    const first = (Number(searchParams.get('page') ?? 1) - 1) * size
    const body = { success: true, data: data.slice(first, first + size), total: data.length }
    jsonResponse(body)(request, response)
  }
  if (pathname.endsWith('/by-category')) return send(examplesFor(searchParams))
  if (pathname.endsWith('/press-releases')) return send([postExamples.pressRelease])
  if (pathname.endsWith('/subcategory/public')) {
    return send(subcategoryExamples.typical.map((item, index) => ({ ...item, id: index + 1 })))
  }
  if (pathname.endsWith('/operations/featured')) return send(Object.values(operationExamples))
  jsonResponse({ success: false, error: 'Not found' }, 404)(request, response)
})
