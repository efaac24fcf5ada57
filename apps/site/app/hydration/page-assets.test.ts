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

test('a page has each of its files once, and no file of another page', () => {
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

test('a route that is not in the manifest has no files', () => {
  expect(pageAssets(manifest, ['root', 'gone']).routes).toEqual({ root: '/assets/root.js' })
})

test('the start script cannot end its script element', () => {
  const script = hydrateWhenIdleScript({ ...home, routes: { '</script>': '/assets/x.js' } })
  expect(script).not.toContain('</')
  expect(script).toContain('\\u003c/script>')
})
