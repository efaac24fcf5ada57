/** Plain links that share a page, without scripts of the services; `url` is absolute. */
export function shareTargets(title: string, url: string) {
  const [text, page] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    {
      name: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    },
    { name: 'X', icon: 'x', href: `https://x.com/intent/post?text=${text}&url=${page}` },
    { name: 'WhatsApp', icon: 'phone', href: `https://wa.me/?text=${text}%20${page}` },
  ] as const
}

/** A link that opens an email with the page's title and URL. */
export function shareEmail(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
}
