import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // One manifest with the page costs less than a request for routes on each navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
