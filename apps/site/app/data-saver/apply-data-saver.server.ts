import { readFileSync } from 'node:fs'
import { criticalCss, readStyles } from '../hydration/critical-css.ts'
import saverCss from './data-saver.css?inline'
import type { PictureRules } from './data-saver-context.ts'
import { inlineIcons, inlineInStyles, inlineSvgs } from './inline-svgs.ts'

type Styles = ReturnType<typeof readStyles>

const saverStyles = readStyles(saverCss.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, ''))

/** False for web fonts: the device's own faces replace them, with the same measures. */
const isLocal = ({ head, text }: Styles[number]) =>
  !(head.startsWith('@font-face') && text.includes('url('))

/** The built files by their paths: they are few, and never change while the server runs. */
const assets = new Map<string, string>()

function readAsset(clientFolder: string, path: string): string {
  const text = assets.get(path) ?? readFileSync(new URL(clientFolder + path), 'utf8')
  assets.set(path, text)
  return text
}

/**
 * Turns a rendered page into one with the data saver on, which fetches no other file. `rules` were
 * collected during rendering; `clientFolder` is the URL of the built client.
 */
export function applyDataSaver(rendered: string, rules: PictureRules, clientFolder: string) {
  const read = (path: string) => readAsset(clientFolder, path)
  return {
    html: inlineIcons(inlineSvgs(rendered, read), read),
    /** The rules for the page's classes, with the device's own faces and the data saver's rules. */
    styles: (styles: Styles, classes: ReadonlySet<string>) =>
      inlineInStyles(criticalCss([...styles.filter(isLocal), ...saverStyles], classes), read) +
      rules.join(''),
  }
}
