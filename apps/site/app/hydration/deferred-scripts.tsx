import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'
import { InlineScript } from '../components/inline-script/inline-script.tsx'
import { hydrateWhenIdleScript } from './hydrate-when-idle.ts'
import { pageAssets } from './page-assets.ts'

/** The stream that carries the page's data, as React Router's own `<Scripts>` writes it. */
const STREAM =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())'

/**
 * Replaces React Router's `<Scripts>`, which starts the bundle at once: it has the same data, and starts
 * the bundle when the page is painted. In the browser both scripts have run already and are empty.
 */
export function DeferredScripts() {
  const framework = use(FrameworkContext)
  const matches = useMatches()
  let context = ''
  let startCode = ''
  if (import.meta.env.SSR && framework) {
    // React Router then sends the data behind the page.
    if (framework.renderMeta) framework.renderMeta.didRenderScripts = true
    const ids = matches.map(({ id }) => id)
    context = `window.__reactRouterContext=${framework.serverHandoffString};${STREAM}`
    startCode = hydrateWhenIdleScript(pageAssets(framework.manifest, ids))
  }
  return (
    <>
      <InlineScript code={context} />
      <InlineScript code={startCode} />
    </>
  )
}
