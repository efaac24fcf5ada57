import type { RequestListener } from 'node:http'
import { CALLS } from '@gaashaan/contract'
import { operationExamples, postExamples, subcategoryExamples } from '@gaashaan/contract/examples'
import { jsonResponse } from './fake-api-host.ts'

const posts = Object.values(postExamples)

/** The examples of a category: tenders apart, so that no other list has closing dates. */
function listOf(query: URLSearchParams): unknown[] {
  const category = query.get('category_id')
  if (category === '13') return [postExamples.tender]
  if (category === '5') return [postExamples.video, postExamples.youTubeVideo]
  const name = query.get('subcategory_name')
  const news = posts.filter(({ id }) => id !== postExamples.tender.id)
  if (name === null) return news
  return news.filter((post) => 'subcategory_name' in post && post.subcategory_name === name)
}

/** A host like ours that answers the lists from the contract's examples, by pages; for tests. */
export const exampleResponses: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host.invalid')
  const answer = (data: readonly unknown[]) => {
    const size = Number(searchParams.get('page_size') ?? data.length)
    const first = (Number(searchParams.get('page') ?? 1) - 1) * size
    const body = { success: true, data: data.slice(first, first + size), total: data.length }
    jsonResponse(body)(request, response)
  }
  if (pathname === CALLS.contentVersion.path) {
    return jsonResponse({ success: true, data: { version: '1' } })(request, response)
  }
  if (pathname.endsWith('/by-category')) return answer(listOf(searchParams))
  if (pathname.endsWith('/press-releases')) return answer([postExamples.pressRelease])
  if (pathname.endsWith('/subcategory/public')) {
    return answer(subcategoryExamples.typical.map((each, index) => ({ ...each, id: index + 1 })))
  }
  if (pathname.endsWith('/operations/featured')) return answer(Object.values(operationExamples))
  jsonResponse({ success: false, error: 'Not found' }, 404)(request, response)
}
