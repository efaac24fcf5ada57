import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCertificate } from '../../../deploy/proxied.ts'

/** Passes what comes by HTTPS to a program on this machine, as a ministry's proxy does. */
export async function startTlsProxy(port: number, target: () => string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-tls-proxy-'))
  createCertificate(folder, '127.0.0.1')
  const file = (name: string) => readFileSync(path.join(folder, name))
  const certificate = { key: file('privkey.pem'), cert: file('fullchain.pem') }
  const server = createServer(certificate, (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const passed = request(`${target()}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
