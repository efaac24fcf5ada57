import { counter, gauge, histogram } from '@gaashaan/runtime/metrics'
import type { RenderPage } from '../pages/render-page.ts'
import type { SendContact } from '../upstream/submit-contact.ts'

const durations = histogram({
  name: 'gaashaan_site_render_duration_seconds',
  help: 'Rendering a page',
})
const failures = counter({
  name: 'gaashaan_site_render_failures_total',
  help: 'Pages that came to nothing',
})
const contactMessages = counter(
  {
    name: 'gaashaan_site_contact_messages_total',
    help: 'Contact messages passed on, by what the API host made of them',
    labelNames: ['result'],
  },
  ['taken', 'refused', 'too_many', 'away'].map((result) => ({ result })),
)

/** Counts and times the rendering of pages. */
export function measureRenders(render: RenderPage): RenderPage {
  let running = 0
  gauge({ name: 'gaashaan_site_renders_running', help: 'Pages being rendered now' }, () => running)
  return async (request) => {
    const startedAt = performance.now()
    running += 1
    let hasFailed = true
    try {
      const page = await render(request)
      hasFailed = page === undefined || page.status >= 500
      return page
    } finally {
      running -= 1
      if (hasFailed) failures.labels({}).inc()
      durations.labels({}).observe((performance.now() - startedAt) / 1_000)
    }
  }
}

/** Counts readers' messages by the API host's response. */
export function countContactMessages(send: SendContact): SendContact {
  return async (...message) => {
    const outcome = await send(...message)
    const status = outcome.kind === 'answer' ? outcome.status : 503
    const refused = status === 429 ? 'too_many' : 'refused'
    const result = status < 300 ? 'taken' : status >= 500 ? 'away' : refused
    contactMessages.labels({ result }).inc()
    return outcome
  }
}
