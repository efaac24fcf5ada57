import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // A release sets its commit, so that its build is reproducible; otherwise Next makes an id up.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  // Otherwise Next searches the folders above the repository for a lock file.
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  transpilePackages: ['@gaashaan/contract', '@gaashaan/http', '@gaashaan/runtime'],
  // Next's bundle and the server around it share the registry of one copy of prom-client.
  serverExternalPackages: ['prom-client', 'pdfkit'],
  // Payload finds an error's log level by its class name, which minifying would change.
  experimental: { serverMinification: false },
  // `npm run check` checks the types, with the settings of the whole project.
  typescript: { ignoreBuildErrors: true },
  // Browsers ask for it before they have read which icon the screen names.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/favicon.svg' }],
  headers: async () => [
    {
      source: '/favicon.:ending(svg|ico)',
      headers: [{ key: 'Content-Type', value: 'image/svg+xml; charset=utf-8' }],
    },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default withPayload(config)
