import type { Transport } from '../../app/api/transport.ts'
import type { RenderDemand } from '../cache/response-cache.ts'
import type { RenderPage } from './render-page.ts'
import type { RenderQueue, WaitOutside } from './render-queue.ts'

/** The same transport, whose requests do not keep other pages from being rendered. */
function outsideTurn(transport: Transport, waitOutside: WaitOutside): Transport {
  return {
    ...transport,
    get: (path, options) => waitOutside(transport.get(path, options)),
    videoTitle: (url) => waitOutside(transport.videoTitle(url)),
    search: (query) => waitOutside(transport.search(query)),
    archive: (query) => waitOutside(transport.archive(query)),
    related: (language, id) => waitOutside(transport.related(language, id)),
    verify: (question) => waitOutside(transport.verify(question)),
    preview: (token, language) => waitOutside(transport.preview(token, language)),
    sendContact: (body, client) => waitOutside(transport.sendContact(body, client)),
  }
}

export type RenderInTurn = ReturnType<typeof createRenderInTurn>

/** Renders a page when it is its turn. */
export const createRenderInTurn =
  (queue: RenderQueue, render: RenderPage) =>
  (page: Parameters<RenderPage>[0], demand: RenderDemand): ReturnType<RenderPage> =>
    queue.run(demand, (waitOutside) =>
      render({ ...page, transport: outsideTurn(page.transport, waitOutside) }),
    )
