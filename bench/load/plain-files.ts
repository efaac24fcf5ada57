import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/steps/service.mjs'
import { startNginx } from '../server/nginx.ts'
import { type Visit, visit } from '../server/visit.ts'

/** Headers that nginx itself makes for a file, and those of one connection. */
const MADE_BY_NGINX = [
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

/** A text as nginx reads it in quotes; throws for `$`, which nginx has no way to write there. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in ${text}`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function location(name: string, file: string, { headers }: Pick<Visit, 'headers'>): string {
  const others = Object.entries(headers)
    .filter(([header]) => !MADE_BY_NGINX.includes(header))
    .flatMap(([header, value]) => [value ?? []].flat().map((each) => [header, each] as const))
  const lines = others.map(([header, value]) => `      add_header ${header} ${quoted(value)};`)
  return `    location = /${name} {
      alias ${file};
      types {}
      default_type ${quoted(headers['content-type'] ?? 'text/plain')};
${lines.join('\n')}
    }`
}

/** Settings of nginx for files: as Debian ships them, or with what saves it most for each request. */
export type Tuning = 'shipped' | 'tuned'

const OPEN_FILES = `
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;`

/**
 * An nginx that does little for each request: one worker, no log, connections kept, and the body as
 * it is sent, already compressed. Tuned, it also remembers open files.
 */
export function plainFilesConfiguration(
  folder: string,
  port: number,
  answers: Readonly<Record<string, Pick<Visit, 'headers'>>>,
  tuning: Tuning = 'shipped',
): string {
  const locations = Object.entries(answers).map(([name, answer]) =>
    location(name, path.join(folder, name), answer),
  )
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/temporary;`,
  )
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
${places.join('\n')}
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

export interface PlainFiles {
  readonly pid: number
  /** Address of an answer, by its name. */
  readonly at: (name: string) => string
  readonly stop: () => Promise<void>
}

/** Throws unless an address answers the same bytes of the same kind. */
async function assertSame(url: string, { body, headers }: Visit): Promise<void> {
  const answer = await visit(url, { 'accept-encoding': 'br' })
  const isSame =
    answer.status === 200 &&
    answer.body.equals(body) &&
    answer.headers['content-encoding'] === headers['content-encoding'] &&
    answer.headers['content-type'] === headers['content-type']
  if (!isSame) throw new Error(`nginx does not answer what the site does: ${url}`)
}

/** Starts an nginx that serves answers of the site as files, with their headers. */
export async function servePlainFiles(
  answers: Readonly<Record<string, Visit>>,
  tuning: Tuning,
): Promise<PlainFiles> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-nginx-'))
  // nginx's worker may be another user than ours.
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'temporary'))
  for (const [name, { body }] of Object.entries(answers)) {
    writeFileSync(path.join(folder, name), body)
  }
  const port = await freePort()
  const configuration = plainFilesConfiguration(folder, port, answers, tuning)
  const nginx = await startNginx(configuration, folder, port)
  const at = (name: string) => `http://127.0.0.1:${port}/${name}`
  const stop = async () => {
    await nginx.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const [name, answer] of Object.entries(answers)) await assertSame(at(name), answer)
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: nginx.pid, at, stop }
}
