import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNginx } from '../../scripts/steps/nginx.mjs'
import { freePort } from '../../scripts/steps/service.mjs'
import { type Visit, visit } from '../server/visit.ts'

/** Headers that nginx itself sends with a file, and those of one connection. */
const NGINX_HEADERS = [
  'accept-ranges',
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
]

/** A text in nginx's quotes. Throws for `$`, which cannot be escaped there. */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in ${text}`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function location(name: string, file: string, { headers }: Pick<Visit, 'headers'>): string {
  const lines = Object.entries(headers)
    .filter(([header]) => !NGINX_HEADERS.includes(header))
    .flatMap(([header, values]) =>
      [values ?? []].flat().map((value) => `      add_header ${header} ${quote(value)};`),
    )
  return `    location = /${name} {
      alias ${file};
      types {}
      default_type ${quote(headers['content-type'] ?? 'text/plain')};
${lines.join('\n')}
    }`
}

/** nginx's settings for files: as Debian ships them, or with a cache of open files. */
export type Tuning = 'shipped' | 'tuned'

const OPEN_FILES = `
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;`

/**
 * An nginx with little work for each request: one worker, no log, kept connections, and bodies that
 * are compressed already.
 */
export function plainFilesConfiguration(
  folder: string,
  port: number,
  responses: Readonly<Record<string, Pick<Visit, 'headers'>>>,
  tuning: Tuning = 'shipped',
): string {
  const locations = Object.entries(responses).map(([name, response]) =>
    location(name, path.join(folder, name), response),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/temporary;`,
  )
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  keepalive_requests 1000000000;${tuning === 'tuned' ? OPEN_FILES : ''}
  server {
    listen 127.0.0.1:${port};
${locations.join('\n')}
  }
}
`
}

/** Throws unless a URL has the same bytes of the same type. */
async function assertSame(url: string, { body, headers }: Visit): Promise<void> {
  const response = await visit(url, { 'accept-encoding': 'br' })
  const isSame =
    response.status === 200 &&
    response.body.equals(body) &&
    response.headers['content-encoding'] === headers['content-encoding'] &&
    response.headers['content-type'] === headers['content-type']
  if (!isSame) throw new Error(`nginx does not answer what the site does: ${url}`)
}

/** Starts an nginx that serves responses of the site as files, with their headers. */
export async function servePlainFiles(responses: Readonly<Record<string, Visit>>, tuning: Tuning) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-nginx-'))
  // nginx's worker may be another user than ours.
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'temporary'))
  for (const [name, { body }] of Object.entries(responses)) {
    writeFileSync(path.join(folder, name), body)
  }
  const port = await freePort()
  const configuration = plainFilesConfiguration(folder, port, responses, tuning)
  writeFileSync(path.join(folder, 'nginx.conf'), configuration)
  const nginx = await startNginx(folder, port)
  /** URL of a response, by its name. */
  const urlOf = (name: string) => `http://127.0.0.1:${port}/${name}`
  const stop = async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const [name, response] of Object.entries(responses)) {
      await assertSame(urlOf(name), response)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: nginx.pid, urlOf, stop }
}
