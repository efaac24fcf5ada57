import type { IconName } from '../../icons/icon-names.ts'

export interface ShareTarget {
  /** The service's own name, the same in both languages. */
  readonly name: string
  readonly icon: IconName
  readonly href: string
}

/** Plain links that share a page without a script of the services on it; `address` is absolute. */
export function shareTargets(title: string, address: string): readonly ShareTarget[] {
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  return [
    {
      name: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    { name: 'X', icon: 'x', href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'WhatsApp', icon: 'phone', href: `https://wa.me/?text=${text}%20${url}` },
  ]
}

/** A letter with the page's title and address. */
export function shareEmail(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
}
