import { parseArgs } from 'node:util'
import { proxyConfig } from './steps/proxy-config.mjs'

// Prints nginx's configuration for `deploy/compose`.
const { values } = parseArgs({ options: { name: { type: 'string' } } })

if (!/^(?:[a-z\d-]+\.)+[a-z\d-]+$/.test(values.name ?? '')) {
  console.error('Usage: npm run proxy-config --silent -- --name gaashaan.example')
  process.exit(2)
}
process.stdout.write(
  proxyConfig({
    name: values.name,
    sites: ['site-1:3000', 'site-2:3000'],
    cacheFolder: '/var/cache/gaashaan',
    cacheSizes: { pages: '128m', files: '448m' },
    certificates: '/etc/nginx/tls',
    log: '/dev/stdout',
  }),
)
