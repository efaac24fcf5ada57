import type { Payload } from 'payload'
import type { SceneName } from '../../sample-content/pictures/alt-texts.ts'
import * as content from '../../sample-content/texts/index.ts'
import { SUBCATEGORIES, type SubcategoryName } from '../../sample-content/texts/shapes.ts'
import { leaderData } from './leader-data.ts'
import { operationData } from './operation-data.ts'
import { newsData, paperData, postData, tenderData, videoData } from './post-data.ts'
import { type Uploads, uploadFiles } from './upload-files.ts'
import { allOrNothing, type Write } from './write-documents.ts'

async function writeSubcategories(write: Write): Promise<Map<SubcategoryName, number>> {
  const ids = new Map<SubcategoryName, number>()
  for (const name of Object.keys(SUBCATEGORIES) as SubcategoryName[]) {
    const { SO, EN } = SUBCATEGORIES[name]
    ids.set(
      name,
      await write('subcategories', {
        ...{ nameSo: SO, nameEn: EN, kind: 'news' },
        _status: 'published',
      }),
    )
  }
  return ids
}

/** Writes the operations; returns their ids by scene. */
async function writeOperations(write: Write, uploads: Uploads): Promise<Map<SceneName, number>> {
  const ids = new Map<SceneName, number>()
  for (const operation of content.operations) {
    ids.set(operation.scene, await write('operations', operationData(operation, uploads)))
  }
  return ids
}

async function writePosts(write: Write, uploads: Uploads): Promise<number> {
  const subcategories = await writeSubcategories(write)
  const operations = await writeOperations(write, uploads)
  const posts = [
    ...content.news.map((post) => newsData(post, uploads, subcategories, operations)),
    ...content.videos.map((post) => videoData(post, uploads)),
    ...content.pressReleases.map((post) => paperData('pressReleases', post, uploads)),
    ...content.documents.map((post) => paperData('documents', post, uploads)),
    ...content.speeches.map((post) => paperData('speeches', post, uploads)),
    ...content.publications.map((post) => paperData('publications', post, uploads)),
    ...content.tenders.map((post) => tenderData(post, uploads)),
    ...content.army.map((post) => postData('army', post, uploads)),
    ...content.warOnTerror.map((post) => postData('warOnTerror', post, uploads)),
  ]
  for (const post of posts) await write('posts', post)
  return posts.length
}

/**
 * Fills a desk that has neither posts nor leaders, not even drafts; does nothing to any other. It writes
 * everything or nothing, so that an interrupted run can be repeated. Returns a summary in one line.
 */
export async function fillDesk(payload: Payload, report: (line: string) => void): Promise<string> {
  for (const collection of ['posts', 'leaders'] as const) {
    const { totalDocs } = await payload.count({ collection })
    if (totalDocs > 0) return `nothing to do, the desk has ${totalDocs} ${collection}`
  }
  let summary = ''
  await allOrNothing(payload, async (write) => {
    const uploads = await uploadFiles(write, report)
    const posts = await writePosts(write, uploads)
    report(`${posts} posts`)
    for (const leaders of [content.ministryLeaders, content.armyLeaders]) {
      for (const [i, leader] of leaders.entries()) {
        await write('leaders', leaderData(leader, i + 1, uploads))
      }
    }
    const leaders = content.ministryLeaders.length + content.armyLeaders.length
    summary = `${posts} posts, ${content.operations.length} operations, ${leaders} leaders`
  })
  return summary
}
