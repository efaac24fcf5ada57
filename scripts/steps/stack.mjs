import { cpSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run, step } from './run.mjs'
import { startService } from './service.mjs'

/**
 * Fills a data folder with the sample content once. Its mark stays, so that an editor who has
 * deleted the sample does not find it again after the next start.
 */
async function fillOnce(shared, sample) {
  if (!sample) return 'left out'
  const mark = path.join(shared.DATA_DIR, 'sample-content')
  const isMarked = process.env.DATABASE_URL === undefined && existsSync(mark)
  if (isMarked) return 'already there'
  const output = await run('npm', ['run', '--silent', 'seed', '-w', 'apps/desk'], { env: shared })
  const note = output
    .trim()
    .split('\n')
    .at(-1)
    .replace(/^Sample content: /, '')
  writeFileSync(mark, `${note}\n`)
  return note
}

/** Brings the database of a data folder to the newest migration, or copies the one in `from`. */
export async function migrate(shared, from) {
  if (from !== undefined) {
    cpSync(from, shared.DATA_DIR, { recursive: true })
    return 'copied'
  }
  await run('npm', ['run', 'migrate', '-w', 'apps/desk'], { env: shared })
  return 'migrated'
}

/**
 * Brings up desk and site on one data folder: migrates, fills with sample content unless told
 * otherwise, starts both. `migrated` is a data folder to begin from instead of a migration. Resolves
 * to their addresses and a `stop` that ends both.
 */
export async function startStack(options) {
  const { dataDir, sitePort, deskPort, sample = true, migrated, env = {}, log } = options
  const shared = { DATA_DIR: path.resolve(ROOT, dataDir), ...env }
  const desk = `http://127.0.0.1:${deskPort}`
  const siteUrl = env.SITE_URL ?? `http://localhost:${sitePort}`
  await step('Database', () => migrate(shared, migrated))
  await step('Sample content', () => fillOnce(shared, sample))
  const services = []
  const stop = async () => {
    for (const service of services.toReversed()) await service.stop()
  }
  const start = (workspace, url, port, more) =>
    startService({
      workspace,
      url,
      env: { ...shared, NODE_ENV: 'production', PORT: String(port), ...more },
      log,
    }).then((service) => services.push(service))
  try {
    await step('Desk', () =>
      start('apps/desk', `${desk}/api/content-version`, deskPort, {
        // The site's own HOST and TRUST_PROXY are not the desk's: it stays on the loopback.
        HOST: process.env.DESK_HOST ?? '127.0.0.1',
        TRUST_PROXY: '',
        // The site asks from here.
        TRUST_SITE: 'loopback',
        // One port for each of the two: see docs/reference/configuration.md.
        METRICS_PORT: env.DESK_METRICS_PORT ?? process.env.DESK_METRICS_PORT ?? '',
        ...(env.DESK_METRICS_PORT || process.env.DESK_METRICS_PORT ? {} : { METRICS_HOST: '' }),
        SITE_URL: siteUrl,
      }).then(() => 'started'),
    )
    await step('Site', () =>
      start('apps/site', `http://127.0.0.1:${sitePort}/robots.txt`, sitePort, {
        API_BASE_URL: desk,
        SITE_URL: siteUrl,
      }).then(() => 'started'),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return { desk, site: siteUrl, services, stop }
}
