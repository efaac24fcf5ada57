import { AsyncLocalStorage } from 'node:async_hooks'
import { registerHooks } from 'node:module'
import { getPayload, type ServerFunctionClientArgs } from 'payload'
import { admitCall } from '../http-security/server-functions.ts'
import type { TestDesk } from './desk.ts'

/** Styles and images that Payload's screens import, and that are not needed here. */
const ASSET = /\.(?:s?css|svg|png|jpe?g|woff2?)$/

type CallFunction = (
  call: ServerFunctionClientArgs,
  headers?: Record<string, string>,
) => Promise<unknown>

/**
 * Loads Payload's server functions, to call them as Next calls the layout's action. They open the desk a
 * second time, until `close` is called.
 */
export async function loadServerFunctions(
  desk: TestDesk,
): Promise<{ readonly call: CallFunction; readonly close: () => Promise<void> }> {
  // Next's modules need this global when they are loaded.
  Object.assign(globalThis, { AsyncLocalStorage })
  const hooks = registerHooks({
    load: (url, context, next) =>
      ASSET.test(url)
        ? { format: 'module', source: 'export default {}', shortCircuit: true }
        : next(url, context),
  })
  const server = 'next/dist/server'
  const [{ handleServerFunctions }, units, works, adapters] = await Promise.all([
    import('@payloadcms/next/layouts'),
    import(`${server}/app-render/work-unit-async-storage.external.js`),
    import(`${server}/app-render/work-async-storage.external.js`),
    import(`${server}/web/spec-extension/adapters/headers.js`),
  ])
  hooks.deregister()
  const opened = await getPayload({ config: desk.config, disableOnInit: true })
  Object.assign(opened, { logger: desk.payload.logger })
  const call: CallFunction = (args, headers = {}) => {
    const requestHeaders = adapters.HeadersAdapter.from({ host: 'desk.example', ...headers })
    const unit = { type: 'request', phase: 'action', headers: requestHeaders }
    const run = async () =>
      handleServerFunctions({
        ...(await admitCall(desk.payload, requestHeaders, args)),
        config: desk.config,
        importMap: {},
      })
    const work = { route: '/admin', forceStatic: false }
    return works.workAsyncStorage.run(work, () => units.workUnitAsyncStorage.run(unit, run))
  }
  return { call, close: () => opened.destroy() }
}
