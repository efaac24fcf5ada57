import { gauge } from '@gaashaan/running/gauge'
import { type Checks, readyAnswer } from '@gaashaan/running/health'
import type { Answers } from '../answers.ts'
import type { ContentVersion } from '../content-version.ts'

/** What the home page shows first in Somali: who has it can answer pages. */
const HOME = '/api/posts/public/latest?category_id=1&language=SO&limit=5'

/**
 * Whether this process can answer pages: the API host answers, or what it said last is kept. Costs
 * the host nothing beyond the question for its version that readers ask anyway.
 */
export function createLook(parts: {
  readonly contentVersion: ContentVersion
  readonly answers: Answers
}): () => Promise<Checks> {
  const { contentVersion, answers } = parts
  const look = async () => {
    await contentVersion.current()
    if (!contentVersion.glance().isHostAway) return { content: 'ok' }
    const outcome = await answers.get(HOME)
    const isKept = outcome.kind === 'answer' && outcome.status === 200
    return { content: isKept ? 'ok' : 'the API host does not answer, and nothing is kept' }
  }
  gauge(
    'gaashaan_site_ready',
    '1 while /readyz says so',
    async () => Number((await readyAnswer(look)).status === 200),
    'min',
  )
  gauge(
    'gaashaan_site_api_up',
    '1 while the API host answers the question for its version',
    () => Number(!contentVersion.glance().isHostAway),
    'min',
  )
  return look
}
