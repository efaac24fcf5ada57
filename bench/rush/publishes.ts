import { setTimeout as sleep } from 'node:timers/promises'
import { visit } from '../server/visit.ts'
import type { Editor } from './editor.ts'
import { firstSeen } from './first-seen.ts'

/** Milliseconds from the desk's response, and from the editor's click, until a new visitor saw it. */
export interface Publish {
  readonly page: 'home' | 'article'
  readonly afterResponse: number
  readonly afterRequest: number
}

/** Milliseconds between two publishes: they vary, so as not to keep step with a site's clock. */
const MIN_PAUSE_MS = 1_500
const MAX_PAUSE_MS = 2_500

/**
 * Publishes a story and waits until new visitors see it on the home page and at its own path, which
 * has been visited before, when it was not there.
 */
async function publishStory(site: string, editor: Editor, title: string): Promise<Publish[]> {
  const id = await editor.draft(title)
  // The site reads the id alone.
  const article = `${site}/resources/NewsDetail/tijaabo-${id}`
  const { status } = await visit(article)
  if (status !== 404) throw new Error(`an unpublished story answered ${status}`)
  const { requestedAt, respondedAt } = await editor.publish(id, title)
  const measure = async (page: Publish['page'], url: string): Promise<Publish> => {
    const seenAt = await firstSeen(url, title)
    return { page, afterResponse: seenAt - respondedAt, afterRequest: seenAt - requestedAt }
  }
  return Promise.all([measure('home', `${site}/`), measure('article', article)])
}

/** Publishes so many stories, one after another. */
export async function publishStories(
  site: string,
  editor: Editor,
  count: number,
): Promise<Publish[]> {
  const publishes: Publish[] = []
  for (let index = 0; index < count; index += 1) {
    await sleep(MIN_PAUSE_MS + ((MAX_PAUSE_MS - MIN_PAUSE_MS) * index) / count)
    const title = `War tijaabo ah ${Date.now().toString(36)}`
    publishes.push(...(await publishStory(site, editor, title)))
  }
  return publishes
}
