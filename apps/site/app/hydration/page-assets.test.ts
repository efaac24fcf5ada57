import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { expect, test } from 'vitest'
import { hydrateWhenIdleScript } from './hydrate-when-idle.ts'
import { pageAssets } from './page-assets.ts'

const manifest = {
  url: '/assets/manifest.js',
  version: '1',
  entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
  routes: {
    root: {
      id: 'root',
      module: '/assets/root.js',
      imports: ['/assets/vendor.js'],
      css: ['/a.css'],
    },
    home: { id: 'home', module: '/assets/home.js', imports: ['/assets/parts.js'], css: [] },
    news: { id: 'news', module: '/assets/news.js', imports: [], css: [] },
  },
} as unknown as AssetsManifest

const home = pageAssets(manifest, ['root', 'home'])

test('a page names each file that it needs once, and no other page’s', () => {
  expect(home).toEqual({
    styles: ['/a.css'],
    modules: [
      '/assets/manifest.js',
      '/assets/vendor.js',
      '/assets/root.js',
      '/assets/parts.js',
      '/assets/home.js',
    ],
    routes: { root: '/assets/root.js', home: '/assets/home.js' },
    entry: '/assets/entry.js',
  })
})

test('a route that the manifest does not know needs nothing', () => {
  expect(pageAssets(manifest, ['root', 'gone']).routes).toEqual({ root: '/assets/root.js' })
})

test('the start script cannot end the element that it stands in', () => {
  const script = hydrateWhenIdleScript({ ...home, routes: { '</script>': '/assets/x.js' } })
  expect(script).not.toContain('</')
  expect(script).toContain('\\u003c/script>')
})
