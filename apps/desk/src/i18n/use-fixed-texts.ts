'use client'

import { useEffect } from 'react'
import { repairControlNames } from '../admin/accessibility/repair-control-names.ts'
import { somaliOfFixedText } from './somali/fixed-texts.ts'
import { useMessages } from './use-messages.ts'

/** The elements with such texts; none of them shows what an editor wrote. */
const PLACES = '.table-action-menu-dropdown, [data-sonner-toast], .table > p'

function translateTexts(place: Element): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const somali = somaliOfFixedText(node.nodeValue ?? '')
    if (somali !== undefined) node.nodeValue = somali
  }
}

function translateName(element: Element): void {
  const somali = somaliOfFixedText(element.getAttribute('aria-label') ?? '')
  if (somali !== undefined) element.setAttribute('aria-label', somali)
}

function translateIn(root: Element): void {
  const place = root.closest(PLACES)
  for (const each of place ? [place] : root.querySelectorAll(PLACES)) translateTexts(each)
  if (root.hasAttribute('aria-label')) translateName(root)
  for (const each of root.querySelectorAll('button[aria-label], [role="button"][aria-label]'))
    translateName(each)
}

/**
 * Translates the texts that Payload hard-codes in English, and names the controls that it leaves
 * without an accessible name, as they are added to the page. Its translations cannot reach those
 * texts, and its packages are used as published.
 */
export function useFixedTexts(): void {
  const { language } = useMessages()
  useEffect(() => {
    const mend = (root: Element) => {
      repairControlNames(root, language)
      if (language === 'so') translateIn(root)
    }
    mend(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        // A form that gets its key late changes `for` on its labels to an id that does not exist.
        if (type === 'attributes') mend(target.parentElement ?? document.body)
        for (const node of addedNodes) if (node instanceof Element) mend(node)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['for'] })
    return () => observer.disconnect()
  }, [language])
}
