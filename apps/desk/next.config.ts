import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  // A release names its commit, so that it can be built again alike; else Next makes a name up.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  reactStrictMode: true,
  // Else Next looks for a lock file in the folders above ours.
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  transpilePackages: ['@gaashaan/contract', '@gaashaan/http', '@gaashaan/runtime'],
  // Its registry is one for the process: what Next has bundled and the server around it count together.
  serverExternalPackages: ['prom-client'],
  // Payload finds an error's log level by its class's name, which minifying takes away.
  experimental: { serverMinification: false },
  // The types are checked by `npm run check`, with the whole project's settings.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default withPayload(config)
