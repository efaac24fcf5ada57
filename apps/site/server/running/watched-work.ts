import { counter } from '@gaashaan/running/counter'
import { gauge } from '@gaashaan/running/gauge'
import { histogram } from '@gaashaan/running/histogram'
import type { SendContact } from '../contact.ts'
import type { createRenderPage } from '../render-page.ts'

type Render = ReturnType<typeof createRenderPage>

const renders = histogram('gaashaan_site_render_duration_seconds', 'Rendering a page')
const failures = counter('gaashaan_site_render_failures_total', 'Pages that came to nothing', [{}])
const messages = counter(
  'gaashaan_site_contact_messages_total',
  'Contact messages passed on, by what the API host made of them',
  ['taken', 'refused', 'too_many', 'away'].map((result) => ({ result })),
)

/** Counts and times what is rendered. */
export function watchRenders(render: Render): Render {
  let running = 0
  gauge('gaashaan_site_renders_running', 'Pages being rendered now', () => running)
  return async (question) => {
    const began = performance.now()
    running += 1
    try {
      const page = await render(question)
      if (page === undefined || page.status >= 500) failures.add()
      return page
    } catch (error) {
      failures.add()
      throw error
    } finally {
      running -= 1
      renders.of({}).add(performance.now() - began)
    }
  }
}

/** Counts what becomes of readers' messages. */
export function watchMessages(send: SendContact): SendContact {
  return async (body, client, key) => {
    const outcome = await send(body, client, key)
    const status = outcome.kind === 'answer' ? outcome.status : 503
    const refused = status === 429 ? 'too_many' : 'refused'
    messages.add({ result: status < 300 ? 'taken' : status >= 500 ? 'away' : refused })
    return outcome
  }
}
