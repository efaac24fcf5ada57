import type { Page } from 'playwright-core'
import { faultsOnceSettled } from './accessibility.ts'

/** What somebody without a pointer or without sight is told of where the keyboard is. */
export interface Stop {
  readonly what: string
  readonly isInDialog: boolean
  /** A ring of at least 3 px, at least 3:1 against the page, and nothing over the control. */
  readonly isSeen: boolean
}

const CONTROLS =
  /^(button|checkbox|combobox|link|listbox|menuitem|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/

/** Controls and dialogs of the page that have no accessible name, or one of the program's. */
export async function unnamedControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const unnamed: string[] = []
  for (const { ignored, role, name, properties, backendDOMNodeId } of nodes) {
    const kind = String(role?.value)
    const isFocusable = properties?.some((each) => each.name === 'focusable' && each.value.value)
    if (ignored || !((isFocusable && CONTROLS.test(kind)) || kind === 'dialog')) continue
    const said = String(name?.value ?? '').trim()
    if (said !== '' && !/\[object|\{\{|_|^(so|en)\./.test(said)) continue
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId })
    unnamed.push(`${kind} “${said}” ${node.localName} ${(node.attributes ?? []).join(' ')}`)
  }
  await session.detach()
  return unnamed
}

/** Ids that several controls of the page have. */
export function sharedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [
      ...document.querySelectorAll('input[id]:not([type="hidden"]), select[id], textarea[id]'),
    ].map(({ id }) => id)
    return ids.filter((id, i) => ids.indexOf(id) !== i)
  })
}

/** Where the keyboard is; `undefined` where it was before, unless that is asked for. */
function stopNow(isKnown: boolean): Stop | undefined {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return undefined
  if ('stop' in stop.dataset && !isKnown) return undefined
  stop.dataset.stop = ''
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ground = luminance(getComputedStyle(document.documentElement).backgroundColor)
  const hasRing = (box: Element | null) => {
    if (!box) return false
    const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(box)
    const ring = luminance(outlineColor)
    const contrast = (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05)
    const isDrawn = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3
    return isDrawn && contrast >= 3 && Number(opacity) === 1
  }
  const around = stop.closest('.react-select, .checkbox-input__input, .editor-container')
  const { left, top, width, height } = stop.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const isMet = [stop, around, stop.parentElement].some(
    (box) => box && (box.contains(above) || above?.contains(box)),
  )
  return {
    what: `${stop.localName}.${stop.className} ${stop.getAttribute('aria-label') ?? stop.innerText.slice(0, 40)}`,
    isInDialog: stop.closest('dialog') !== null,
    isSeen: [stop, around, stop.nextElementSibling].some((box) => hasRing(box)) && isMet,
  }
}

/** More stops than any screen of the desk has. */
const MAX_STOPS = 200

/**
 * The stop once it is seen: a part of the screen that still slides in or grows hides or moves a control
 * for a moment. One that stays unseen is given as it is.
 */
async function settledStop(page: Page, stop: Stop): Promise<Stop> {
  let settled = stop
  await faultsOnceSettled(async () => {
    settled = (await page.evaluate(stopNow, true)) ?? settled
    return settled.isSeen ? [] : [settled]
  })
  return settled
}

/** Goes through the page by the Tab key until it comes round. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopNow, false)
    if (!stop) return stops
    stops.push(stop.isSeen ? stop : await settledStop(page, stop))
  }
  return stops
}
