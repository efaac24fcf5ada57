import { readFileSync } from 'node:fs'
import { criticalCss, readStyles } from '../hydration/critical-css.ts'
import saverCss from './data-saver.css?inline'
import type { PictureRules } from './data-saver-context.ts'
import { inlineInStyles, inlineSigns, inlineSvgs } from './inline-svgs.ts'

type Styles = ReturnType<typeof readStyles>

const own = readStyles(saverCss.replace(/\/\*.*?\*\//gs, '').replace(/\s*\n\s*/g, ''))

/** All but the web fonts: what the device has stands in for them, in the same measures. */
const isLocal = ({ head, text }: Styles[number]) =>
  !(head.startsWith('@font-face') && text.includes('url('))

/** Built files are few, and never change while the server runs. */
const files = new Map<string, string>()

function readAsset(client: string, address: string): string {
  const text = files.get(address) ?? readFileSync(new URL(client + address), 'utf8')
  files.set(address, text)
  return text
}

/**
 * Makes a page with the data saver on of what was rendered: nothing of it is fetched besides the
 * page itself. `rules` were gathered meanwhile, `client` is the folder of the built client.
 */
export function applyDataSaver(rendered: string, rules: PictureRules, client: string) {
  const read = (address: string) => readAsset(client, address)
  return {
    html: inlineSigns(inlineSvgs(rendered, read), read),
    /** Its rules by its classes: the device's own faces, and what belongs to the saver. */
    styles: (styles: Styles, classes: ReadonlySet<string>) =>
      inlineInStyles(criticalCss([...styles.filter(isLocal), ...own], classes), read) +
      rules.join(''),
  }
}
