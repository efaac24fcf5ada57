import { freePort, type Service, startService } from '../../../scripts/steps/service.mjs'

/**
 * Starts the site alone, with an API host that the test chooses; the test stops it. `variables` are
 * for its environment. `script` is the npm script that starts it: `dev` runs the sources.
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
