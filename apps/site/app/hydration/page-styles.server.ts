import { readFileSync } from 'node:fs'
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { applyDataSaver } from '../data-saver/apply-data-saver.server.ts'
import type { PictureRules } from '../data-saver/data-saver-context.ts'
import { classesIn, criticalCss, readStyles } from './critical-css.ts'

/** URL of the built client; this file becomes a part of the server's build beside it. */
const CLIENT_FOLDER = `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'))}/client`

let styles: ReturnType<typeof readStyles> | undefined

/** Critical CSS by a page's classes: pages of one kind have the same classes, whatever their texts. */
const cachedCss = new Map<string, string>()
const MAX_CACHED_STYLES = 300

function allStyles(manifest: AssetsManifest) {
  styles ??= (manifest.routes.root?.css ?? []).flatMap((path) =>
    readStyles(readFileSync(new URL(CLIENT_FOLDER + path), 'utf8')),
  )
  return styles
}

/** The element that `PageStyles` renders; no text can contain it, since nobody outside knows the nonce. */
const emptyStyles = (nonce: string) => `<style nonce="${nonce}"></style>`
const filledStyles = (nonce: string, css: string) => `<style nonce="${nonce}">${css}</style>`

interface Rendering {
  readonly manifest: AssetsManifest
  readonly nonce: string
}

/** Inlines the rules of the built stylesheet that a rendered page needs. */
export function withPageStyles(html: string, { manifest, nonce }: Rendering): string {
  if (!html.includes(emptyStyles(nonce))) return html
  const classes = classesIn(html)
  const key = [...classes].join(' ')
  const css = cachedCss.get(key) ?? criticalCss(allStyles(manifest), classes)
  if (cachedCss.size < MAX_CACHED_STYLES) cachedCss.set(key, css)
  return html.replace(emptyStyles(nonce), () => filledStyles(nonce, css))
}

/** The same with the data saver on, where the page needs no other file. */
export function withSaverStyles(
  rendered: string,
  { manifest, nonce }: Rendering,
  rules: PictureRules,
): string {
  if (!rendered.includes(emptyStyles(nonce))) return rendered
  const { html, styles: stylesFor } = applyDataSaver(rendered, rules, CLIENT_FOLDER)
  const css = stylesFor(allStyles(manifest), classesIn(html))
  return html.replace(emptyStyles(nonce), () => filledStyles(nonce, css))
}
