'use client'

import { useEffect } from 'react'
import { repairControlNames } from '../admin/accessibility/repair-control-names.ts'
import { somaliOfFixedText } from './somali/fixed-texts.ts'
import { useMessages } from './use-messages.ts'

/** The elements with such texts; none of them shows what an editor wrote. */
const CONTAINERS = '.table-action-menu-dropdown, [data-sonner-toast], .table > p'

function translateTexts(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const somali = somaliOfFixedText(node.nodeValue ?? '')
    if (somali !== undefined) node.nodeValue = somali
  }
}

function translateName(element: Element): void {
  const somali = somaliOfFixedText(element.getAttribute('aria-label') ?? '')
  if (somali !== undefined) element.setAttribute('aria-label', somali)
}

function translateElements(root: Element): void {
  const parent = root.closest(CONTAINERS)
  const containers = parent ? [parent] : root.querySelectorAll(CONTAINERS)
  for (const container of containers) translateTexts(container)
  if (root.hasAttribute('aria-label')) translateName(root)
  const buttons = root.querySelectorAll('button[aria-label], [role="button"][aria-label]')
  for (const button of buttons) translateName(button)
}

/**
 * Translates the texts that Payload hard-codes in English, and names controls without an accessible
 * name, whenever elements are added to the page. Payload's translations do not include those texts,
 * and its packages are used as published.
 */
export function useFixedTexts(): void {
  const { language } = useMessages()
  useEffect(() => {
    const repair = (root: Element) => {
      repairControlNames(root, language)
      if (language === 'so') translateElements(root)
    }
    repair(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        // A form that gets its key late changes `for` on its labels to an id that does not exist.
        if (type === 'attributes') repair(target.parentElement ?? document.body)
        for (const node of addedNodes) if (node instanceof Element) repair(node)
      }
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['for'] })
    return () => observer.disconnect()
  }, [language])
}
