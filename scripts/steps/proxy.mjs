import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { proxyConfig } from './proxy-config.mjs'
import { freePort } from './service.mjs'
import { NGINX } from './system.mjs'

/** Longest wait for nginx to listen, in milliseconds. */
const START_MS = 10_000

/** What the guide has around ours (docs/guides/deploy.md), for a folder and a user of any kind. */
function around(workers) {
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid nginx.pid;
error_log stderr warn;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path temp-body;
  proxy_temp_path temp-proxy;
  fastcgi_temp_path temp-fastcgi;
  uwsgi_temp_path temp-uwsgi;
  scgi_temp_path temp-scgi;
  include site.conf;
}
`
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true) || socket.destroy())
    socket.once('error', () => resolve(false))
  })
}

/** The configuration with TLS, on ports of this test's own in place of 443 and 80. */
function onPorts(site, port, plainPort) {
  return site
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
}

/**
 * Starts the system's nginx with `deploy/nginx.conf` before the sites at `origins`, on a folder and
 * a port of its own; ready when it takes connections. `said` is what it wrote to its error log,
 * `written` tells what it has written of requests so far. With a folder of `certificates` it ends TLS,
 * and `plainUrl` is where it listens without.
 * Rejects with that where nginx refuses the configuration.
 */
export async function startProxy({ origins, workers = 1, boundsLoopback = false, certificates }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-proxy-'))
  const port = await freePort()
  const plainPort = await freePort()
  const site = proxyConfig({
    name: '127.0.0.1',
    sites: origins.map((origin) => new URL(origin).host),
    ...(certificates ? { certificates, proofs: certificates } : { listen: `127.0.0.1:${port}` }),
    caches: folder,
    // Tests read it at once.
    log: path.join(folder, 'access.log'),
    bounded: boundsLoopback,
  })
  const text = certificates ? onPorts(site, port, plainPort) : site
  writeFileSync(path.join(folder, 'site.conf'), text)
  writeFileSync(path.join(folder, 'nginx.conf'), around(workers))
  const child = spawn(NGINX, ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = []
  child.stderr.setEncoding('utf8').on('data', (text) => said.push(text))
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  let isRunning = true
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(said.push(error.message)))
    child.once('close', resolve)
  }).then(() => {
    isRunning = false
  })
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const begin = Date.now()
  while (!(await listens(port))) {
    if (!isRunning || Date.now() - begin > START_MS) {
      await stop()
      throw new Error(`nginx does not listen:\n${said.join('')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const written = () => readFileSync(path.join(folder, 'access.log'), 'utf8')
  const url = `${certificates ? 'https' : 'http'}://127.0.0.1:${port}`
  const plainUrl = `http://127.0.0.1:${certificates ? plainPort : port}`
  return { url, plainUrl, pid: child.pid, said, written, stop }
}
