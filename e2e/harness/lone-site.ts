import { freePort, type Service, startService } from '../../scripts/steps/service.mjs'

/**
 * The site by itself, reading from an API host that a test chose; the test stops it. `variables`
 * are of its environment; `script` is how it is started, `dev` for its sources.
 */
export async function startLoneSite(
  apiBaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
  script = 'start',
): Promise<Service & { readonly url: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const service = await startService({
    workspace: 'apps/site',
    script,
    url: `${url}/robots.txt`,
    env: {
      API_BASE_URL: apiBaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      CACHE_DIR: 'none',
      ...variables,
    },
    log: () => undefined,
  })
  return { ...service, url }
}
