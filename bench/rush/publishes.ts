import { visit } from '../server/visit.ts'
import type { Editor } from './editor.ts'
import { firstSeen } from './seen.ts'

/** Milliseconds from the desk's answer, and from the editor's click, until a new visitor read it. */
export interface Publish {
  readonly page: 'home' | 'article'
  readonly afterAnswer: number
  readonly afterRequest: number
}

/** Milliseconds between two publishes, at least and at most: never in step with a site's clock. */
const PAUSE = { least: 1_500, most: 2_500 } as const

/** An article's address; the site reads its id alone. */
const articlePath = (id: number) => `/resources/NewsDetail/tijaabo-${id}`

/**
 * Publishes a story and waits until new visitors read it on the home page and at its own address,
 * where somebody has looked before it was there.
 */
async function publishOne(site: string, editor: Editor, title: string): Promise<Publish[]> {
  const id = await editor.draft(title)
  const article = site + articlePath(id)
  const { status } = await visit(article)
  if (status !== 404) throw new Error(`an unpublished story answered ${status}`)
  const { askedAt, answeredAt } = await editor.publish(id, title)
  const seen = (page: Publish['page'], url: string) =>
    firstSeen(url, title).then((at) => ({
      page,
      afterAnswer: at - answeredAt,
      afterRequest: at - askedAt,
    }))
  return Promise.all([seen('home', `${site}/`), seen('article', article)])
}

/** Publishes so many stories, one after another. */
export async function publishes(site: string, editor: Editor, count: number): Promise<Publish[]> {
  const all: Publish[] = []
  for (let index = 0; index < count; index += 1) {
    const pause = PAUSE.least + ((PAUSE.most - PAUSE.least) * index) / count
    await new Promise((resolve) => setTimeout(resolve, pause))
    all.push(...(await publishOne(site, editor, `War tijaabo ah ${Date.now().toString(36)}`)))
  }
  return all
}
