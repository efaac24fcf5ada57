import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

const SHIPPED = path.join(ROOT, 'deploy', 'nginx.conf')

/** The text with each edit of `[from, to]`; those without a `to` are left out. */
function edit(text, edits) {
  return edits.reduce((edited, [from, to]) => {
    if (to === undefined) return edited
    if (!edited.includes(from)) throw new Error(`${SHIPPED} does not say "${from}"`)
    return edited.replaceAll(from, to)
  }, text)
}

const uncomment = (lines) => lines.replaceAll(/^( *)# ?/gm, '$1')

/** The lines of the shipped configuration from `first` to `last`, which are comments there. */
function commentedLines(text, first, last) {
  const start = text.indexOf(first)
  const end = text.indexOf(last, start)
  if (start < 0 || end < 0) throw new Error(`${SHIPPED} has no lines from "${first}" to "${last}"`)
  return text.slice(start, end + last.length)
}

function withTls(text, certificates) {
  const listen = commentedLines(
    text,
    '    # listen 443 ssl',
    'ssl_session_cache   shared:gaashaan_tls:10m;',
  )
  const redirect = commentedLines(text, '# server {\n#     listen 80;', '\n# }')
  return edit(text, [
    [listen, uncomment(listen)],
    [redirect, uncomment(redirect)],
    [/^ {4}listen 80; # EDIT.*\n/m.exec(text)?.[0] ?? 'listen 80; # EDIT', ''],
    ['/etc/letsencrypt/live/gaashaan.example', certificates],
  ])
}

/**
 * `deploy/nginx.conf` with the lines edited that an operator edits. Throws where the file has no such
 * line.
 *
 * @param {object} options
 * @param {string} options.name The public name of the site.
 * @param {readonly string[]} options.sites `host:port` of each process of the site.
 * @param {string} [options.listen] `address:port`, where that is not port 80 of every address.
 * @param {string} options.cacheFolder The folder in which its caches have folders.
 * @param {{ pages: string, files: string }} [options.cacheSizes] Limit of each, in nginx's units.
 * @param {string} [options.certificates] Folder of `fullchain.pem` and `privkey.pem`, where it ends TLS.
 * @param {string} [options.acmeFolder] Folder of the files that prove the name; `/var/www/acme` without it.
 * @param {string} [options.mirrorFolder] Folder of the mirror; `/var/lib/gaashaan-mirror` without it.
 * @param {string} [options.log] Where requests are logged; nginx's own folder without it.
 * @param {boolean} [options.buffersLog] Whether the log is written in blocks, as shipped, or at once.
 * @param {boolean} [options.limitsLoopback] Whether this machine's own addresses are limited like all others.
 */
export function proxyConfig(options) {
  const { sites, listen, cacheFolder, cacheSizes, certificates, log, limitsLoopback } = options
  const { buffersLog = log === undefined } = options
  const servers = sites.map((site) => `server ${site} fail_timeout=2s;`)
  const text = readFileSync(SHIPPED, 'utf8')
  return edit(certificates === undefined ? text : withTls(text, certificates), [
    ['server 127.0.0.1:3000 fail_timeout=2s;', servers.join(' ')],
    ['listen 80; # EDIT', listen && `listen ${listen}; # EDIT`],
    ['/var/cache/gaashaan-pages', path.join(cacheFolder, 'pages')],
    ['/var/cache/gaashaan-files', path.join(cacheFolder, 'files')],
    ['max_size=1g', cacheSizes && `max_size=${cacheSizes.pages}`],
    ['max_size=10g', cacheSizes && `max_size=${cacheSizes.files}`],
    ['/var/www/acme', options.acmeFolder],
    ['/var/lib/gaashaan-mirror', options.mirrorFolder],
    ['/var/log/nginx/gaashaan.log', log],
    [' buffer=64k flush=5s', buffersLog ? undefined : ''],
    ['127.0.0.0/8 0; # EDIT', limitsLoopback ? '127.0.0.0/32 0; # EDIT' : undefined],
    ['gaashaan.example', options.name],
  ])
}
