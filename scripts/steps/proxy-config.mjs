import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

const SITE = path.join(ROOT, 'deploy', 'nginx.conf')

/** Each text of the shipped configuration that is edited, and what stands there instead. */
function replaced(text, edits) {
  return edits.reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`${SITE} does not say "${from}"`)
    return edited.replaceAll(from, to)
  }, text)
}

const uncommented = (lines) => lines.replaceAll(/^( *)# ?/gm, '$1')

/** Lines of the shipped configuration that certificates need, as it has them: behind `#`. */
function behind(text, first, last) {
  const start = text.indexOf(first)
  const end = text.indexOf(last, start)
  if (start < 0 || end < 0) throw new Error(`${SITE} has no lines from "${first}" to "${last}"`)
  return text.slice(start, end + last.length)
}

function withCertificates(text, folder) {
  const listen = behind(
    text,
    '    # listen 443 ssl',
    'ssl_session_cache   shared:gaashaan_tls:10m;',
  )
  const redirect = behind(text, '# server {\n#     listen 80;', '\n# }')
  return replaced(text, [
    [listen, uncommented(listen)],
    [redirect, uncommented(redirect)],
    [/^ {4}listen 80; # EDIT.*\n/m.exec(text)?.[0] ?? 'listen 80; # EDIT', ''],
    ['/etc/letsencrypt/live/gaashaan.example', folder],
  ])
}

/**
 * `deploy/nginx.conf` with the lines that an operator edits, as an operator would: the public name,
 * where the sites listen, where it listens itself, the folder of its caches, and, where a folder of
 * certificates is named, TLS. Throws where the file has no such line.
 */
export function proxyConfig(options) {
  const { name, sites, listen, caches, cacheSizes, certificates, proofs, log, bounded } = options
  const servers = sites.map((site) => `server ${site} fail_timeout=2s;`)
  const text = readFileSync(SITE, 'utf8')
  const secured = certificates === undefined ? text : withCertificates(text, certificates)
  return replaced(secured, [
    ['server 127.0.0.1:3000 fail_timeout=2s;', servers.join(' ')],
    ...(listen === undefined ? [] : [['listen 80; # EDIT', `listen ${listen}; # EDIT`]]),
    ['/var/cache/gaashaan-pages', path.join(caches, 'pages')],
    ['/var/cache/gaashaan-files', path.join(caches, 'files')],
    ...(cacheSizes === undefined
      ? []
      : [
          ['max_size=1g', `max_size=${cacheSizes.pages}`],
          ['max_size=10g', `max_size=${cacheSizes.files}`],
        ]),
    ...(proofs === undefined ? [] : [['/var/www/acme', proofs]]),
    ...(log === undefined
      ? []
      : [
          ['/var/log/nginx/gaashaan.log gaashaan_json buffer=64k flush=5s', `${log} gaashaan_json`],
        ]),
    ...(bounded ? [['127.0.0.0/8 0; # EDIT', '127.0.0.0/32 0; # EDIT']] : []),
    ['gaashaan.example', name],
  ])
}
