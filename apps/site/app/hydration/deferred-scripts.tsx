import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'
import { InlineScript } from '../components/inline-script/inline-script.tsx'
import { hydrateWhenIdleScript } from './hydrate-when-idle.ts'
import { pageAssets } from './page-assets.ts'

/** As React Router's own `<Scripts>` writes it: the stream that brings the page's data to it. */
const STREAM =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())'

/**
 * In place of React Router's `<Scripts>`, which starts the bundle at once: the same data for it,
 * and a start that waits until the page is painted. In the browser the two scripts have run
 * already, so that nothing of them is needed there.
 */
export function DeferredScripts() {
  const framework = use(FrameworkContext)
  const matches = useMatches()
  let context = ''
  let start = ''
  if (import.meta.env.SSR && framework) {
    // Tells React Router to send the data behind the page.
    if (framework.renderMeta) framework.renderMeta.didRenderScripts = true
    const ids = matches.map(({ id }) => id)
    context = `window.__reactRouterContext=${framework.serverHandoffString};${STREAM}`
    start = hydrateWhenIdleScript(pageAssets(framework.manifest, ids))
  }
  return (
    <>
      <InlineScript code={context} />
      <InlineScript code={start} />
    </>
  )
}
