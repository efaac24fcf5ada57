import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNginx } from './nginx.mjs'
import { proxyConfig } from './proxy-config.mjs'
import { freePort } from './service.mjs'

/** What stands around our configuration (docs/guides/deploy.md), for any folder and user. */
const mainConfig = (http) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
error_log stderr warn;
worker_rlimit_nofile 16384;
pcre_jit on;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path temp-body;
  proxy_temp_path temp-proxy;
  fastcgi_temp_path temp-fastcgi;
  uwsgi_temp_path temp-uwsgi;
  scgi_temp_path temp-scgi;
  ${http}
  include site.conf;
}
`

/** The configuration with TLS, on a test's own ports in place of 443 and 80. */
function onPorts(config, port, plainPort) {
  return config
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
}

/**
 * Starts the system's nginx with `deploy/nginx.conf` before the sites at `origins`, in a folder and
 * on a port of its own; ready when it takes connections. `limitsLoopback`: this machine's own
 * addresses are limited like all others. With a folder of `certificates` (`fullchain.pem`,
 * `privkey.pem`, and `.well-known` with the proofs of the name) it ends TLS, and `plainUrl` is where
 * it listens without.
 * `http` are further lines of nginx's own configuration. `buffersLog`: `accessLog` lags by seconds.
 * `mirrorFolder` has what is sent while no site responds.
 * `folder` of the proxy has the caches `pages` and `files`.
 * Rejects with nginx's error log where it refuses the configuration.
 * @param {{ origins: readonly string[], limitsLoopback?: boolean, certificates?: string, http?: string, buffersLog?: boolean, mirrorFolder?: string }} options
 */
export async function startProxy({
  origins,
  limitsLoopback = false,
  certificates,
  http = '',
  buffersLog = false,
  mirrorFolder,
}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-proxy-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  const logFile = path.join(folder, 'access.log')
  const config = proxyConfig({
    name: '127.0.0.1',
    sites: origins.map((origin) => new URL(origin).host),
    listen: certificates === undefined ? `127.0.0.1:${port}` : undefined,
    certificates,
    acmeFolder: certificates,
    cacheFolder: folder,
    mirrorFolder: mirrorFolder ?? path.join(folder, 'mirror'),
    log: logFile,
    buffersLog,
    limitsLoopback,
  })
  writeFileSync(
    path.join(folder, 'site.conf'),
    certificates === undefined ? config : onPorts(config, port, plainPort),
  )
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(http))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const { pid, errorLog, stop } = await startNginx(folder, port).catch((error) => {
    remove()
    throw error
  })
  const url = `${certificates ? 'https' : 'http'}://127.0.0.1:${port}`
  const plainUrl = `http://127.0.0.1:${certificates ? plainPort : port}`
  const accessLog = () => readFileSync(logFile, 'utf8')
  return { url, plainUrl, pid, errorLog, accessLog, folder, stop: () => stop().finally(remove) }
}
