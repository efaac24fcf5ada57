import { readFileSync } from 'node:fs'
import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { applyDataSaver } from '../data-saver/apply-data-saver.server.ts'
import type { PictureRules } from '../data-saver/data-saver-context.ts'
import { classesIn, criticalCss, readStyles } from './critical-css.ts'

/** The built client, beside the server's build in which this file ends up. */
const CLIENT = `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'))}/client`

let styles: ReturnType<typeof readStyles> | undefined

/** Rules of pages by their classes: pages of one kind have the same, whatever they say. */
const known = new Map<string, string>()
const MAX_CACHED_STYLES = 300

function allStyles(manifest: AssetsManifest) {
  styles ??= (manifest.routes.root?.css ?? []).flatMap((address) =>
    readStyles(readFileSync(new URL(CLIENT + address), 'utf8')),
  )
  return styles
}

/** What `PageStyles` writes; no text can contain it, since nobody outside knows the nonce. */
const emptyStyles = (nonce: string) => `<style nonce="${nonce}"></style>`
const filledStyles = (nonce: string, css: string) => `<style nonce="${nonce}">${css}</style>`

/** What a page was rendered with. */
interface Rendering {
  readonly manifest: AssetsManifest
  readonly nonce: string
}

/** Puts into a rendered page the rules that it needs, of the built client's stylesheet. */
export function withPageStyles(html: string, { manifest, nonce }: Rendering): string {
  if (!html.includes(emptyStyles(nonce))) return html
  const classes = classesIn(html)
  const kind = [...classes].join(' ')
  const used = known.get(kind) ?? criticalCss(allStyles(manifest), classes)
  if (known.size < MAX_CACHED_STYLES) known.set(kind, used)
  return html.replace(emptyStyles(nonce), () => filledStyles(nonce, used))
}

/** The same with the data saver on: the page needs no other file. */
export function withSaverStyles(
  rendered: string,
  { manifest, nonce }: Rendering,
  rules: PictureRules,
): string {
  if (!rendered.includes(emptyStyles(nonce))) return rendered
  const { html, styles: stylesFor } = applyDataSaver(rendered, rules, CLIENT)
  const css = stylesFor(allStyles(manifest), classesIn(html))
  return html.replace(emptyStyles(nonce), () => filledStyles(nonce, css))
}
