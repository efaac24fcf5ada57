import { counter, gauge, histogram } from '@gaashaan/runtime/metrics'
import type { createRenderPage } from '../pages/render-page.ts'
import type { SendContact } from '../upstream/submit-contact.ts'

type Render = ReturnType<typeof createRenderPage>

const renders = histogram({
  name: 'gaashaan_site_render_duration_seconds',
  help: 'Rendering a page',
})
const failures = counter({
  name: 'gaashaan_site_render_failures_total',
  help: 'Pages that came to nothing',
})
const messages = counter(
  {
    name: 'gaashaan_site_contact_messages_total',
    help: 'Contact messages passed on, by what the API host made of them',
    labelNames: ['result'],
  },
  ['taken', 'refused', 'too_many', 'away'].map((result) => ({ result })),
)

/** Counts and times what is rendered. */
export function measureRenders(render: Render): Render {
  let running = 0
  gauge({ name: 'gaashaan_site_renders_running', help: 'Pages being rendered now' }, () => running)
  return async (question) => {
    const began = performance.now()
    running += 1
    try {
      const page = await render(question)
      if (page === undefined || page.status >= 500) failures.labels({}).inc()
      return page
    } catch (error) {
      failures.labels({}).inc()
      throw error
    } finally {
      running -= 1
      renders.labels({}).observe((performance.now() - began) / 1_000)
    }
  }
}

/** Counts what becomes of readers' messages. */
export function countContactMessages(send: SendContact): SendContact {
  return async (body, client, key) => {
    const outcome = await send(body, client, key)
    const status = outcome.kind === 'answer' ? outcome.status : 503
    const refused = status === 429 ? 'too_many' : 'refused'
    const result = status < 300 ? 'taken' : status >= 500 ? 'away' : refused
    messages.labels({ result }).inc()
    return outcome
  }
}
