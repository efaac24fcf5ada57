import type { Page } from 'playwright-core'
import { faultsOnceSettled } from './accessibility.ts'

/** A control that the Tab key reaches. */
interface TabStop {
  readonly description: string
  readonly isInDialog: boolean
  /** Whether nothing covers the control, and its ring is at least 3 px wide and 3:1 against the page. */
  readonly isVisible: boolean
}

const CONTROLS =
  /^(button|checkbox|combobox|link|listbox|menuitem|radio|searchbox|slider|spinbutton|switch|tab|textbox)$/

/** The controls and dialogs of the page whose accessible name is missing, or is code instead of text. */
export async function unnamedControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const unnamed: string[] = []
  for (const { ignored, role, name, properties, backendDOMNodeId } of nodes) {
    const kind = String(role?.value)
    const isFocusable = properties?.some(
      (property) => property.name === 'focusable' && property.value.value,
    )
    if (ignored || !((isFocusable && CONTROLS.test(kind)) || kind === 'dialog')) continue
    const label = String(name?.value ?? '').trim()
    if (label !== '' && !/\[object|\{\{|_|^(so|en)\./.test(label)) continue
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId })
    unnamed.push(`${kind} “${label}” ${node.localName} ${(node.attributes ?? []).join(' ')}`)
  }
  await session.detach()
  return unnamed
}

/** The ids that more than one control of the page has. */
export function duplicateIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [
      ...document.querySelectorAll('input[id]:not([type="hidden"]), select[id], textarea[id]'),
    ].map(({ id }) => id)
    return ids.filter((id, i) => ids.indexOf(id) !== i)
  })
}

/**
 * The control that has the focus. `undefined` for one that was visited before, unless
 * `allowsVisited` is set.
 */
function focusedStop(allowsVisited: boolean): TabStop | undefined {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return undefined
  if ('stop' in stop.dataset && !allowsVisited) return undefined
  stop.dataset.stop = ''
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
      value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const background = luminance(getComputedStyle(document.documentElement).backgroundColor)
  const hasRing = (box: Element | null) => {
    if (!box) return false
    const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(box)
    const ring = luminance(outlineColor)
    const contrast = (Math.max(ring, background) + 0.05) / (Math.min(ring, background) + 0.05)
    const isDrawn = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3
    return isDrawn && contrast >= 3 && Number(opacity) === 1
  }
  const wrapper = stop.closest('.react-select, .checkbox-input__input, .editor-container')
  const { left, top, width, height } = stop.getBoundingClientRect()
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
  const isUncovered = [stop, wrapper, stop.parentElement].some(
    (box) => box && (box.contains(topmost) || topmost?.contains(box)),
  )
  return {
    description: `${stop.localName}.${stop.className} ${stop.getAttribute('aria-label') ?? stop.innerText.slice(0, 40)}`,
    isInDialog: stop.closest('dialog') !== null,
    isVisible: [stop, wrapper, stop.nextElementSibling].some((box) => hasRing(box)) && isUncovered,
  }
}

/** More tab stops than any screen of the desk has. */
const MAX_STOPS = 200

/**
 * The tab stop once it is visible. What slides in or grows hides or moves a control for a moment; a
 * control that stays hidden is returned as it is.
 */
async function settledStop(page: Page, stop: TabStop): Promise<TabStop> {
  let settled = stop
  await faultsOnceSettled(async () => {
    settled = (await page.evaluate(focusedStop, true)) ?? settled
    return settled.isVisible ? [] : [settled]
  })
  return settled
}

/** Presses the Tab key until it reaches a control for the second time. */
export async function tabStops(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = []
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedStop, false)
    if (!stop) return stops
    stops.push(stop.isVisible ? stop : await settledStop(page, stop))
  }
  return stops
}
