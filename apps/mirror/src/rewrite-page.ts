import { createHash } from 'node:crypto'
import { PATHS } from '@gaashaan/contract/page-paths'
import { iconId } from '@gaashaan/contract/texts/mirrored-text'
import { escapeHtml } from '@gaashaan/http/escape-html'
import { Parser } from 'htmlparser2'
import { type Icons, iconsHtml } from './icons.ts'
import { resolveLink, type SitePages } from './links.ts'
import { messagesFor, momentText } from './messages/messages.ts'
import { articleId, type PagePath, pageFile, relativeLink } from './page-file.ts'

/** Ink on gold, as the banner of a page that a reader's device has kept. */
const STYLE = `#mirror{background:var(--gold);color:var(--ink);font-size:1rem;line-height:1.5}
#mirror div{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding-block:8px}
#mirror p{margin:0;max-width:70ch}
#mirror a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600}
#mirror :focus-visible{outline-color:var(--ink)}
#check-text[hidden],#icons{display:none}
.mirror-away{margin:0;padding:16px;border:2px solid;border-radius:4px;max-width:70ch}
@media print{#mirror{background:none;border:2px solid;color:#000}#mirror a{display:none}}
@media (forced-colors:active){#mirror{border-bottom:4px solid}}`

/**
 * A plain server does not read the query: the script leads whoever asks for the other language there. The
 * name of the file in that language is the one of its link.
 */
const SCRIPT = `(()=>{const l=new URLSearchParams(location.search).get('language'),a=(l==='SO'||l==='EN')&&document.documentElement.lang!==l.toLowerCase()&&document.querySelector('a[data-language="'+l+'"]');if(a)location.replace(a.href)})()`

const scriptHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/**
 * No script runs but the mirror's own, and nothing is sent anywhere. The one that checks a text loads others:
 * parts with texts, which no policy for files on a USB stick could name.
 */
function headHtml(checkScript: string | undefined): string {
  const checks = checkScript === undefined ? '' : ` ${scriptHash(checkScript)} 'strict-dynamic'`
  const policy = `script-src ${scriptHash(SCRIPT)}${checks}; object-src 'none'; base-uri 'none'; form-action 'none'`
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/><style>${STYLE}</style>`
}

/** Elements that only the running site can serve, or that change without the page itself. */
function isLeftOut(name: string, attributes: Record<string, string>, isArticle: boolean): boolean {
  if (name === 'script' || name === 'iframe') return true
  if (name === 'link') return /preload|prefetch|manifest|preconnect/.test(attributes.rel ?? '')
  if (attributes.id === 'saver' || attributes['data-print'] !== undefined) return true
  // What stands beside an article lists other texts: with it each publish would change every article.
  const isBeside = name === 'aside' || name === 'section'
  return isArticle && isBeside && /\bno-print\b/.test(attributes.class ?? '')
}

/** What readers are told in place of a form. */
function formMessage(
  { language }: PagePath,
  { action = '', enctype }: Record<string, string>,
  canCheck: boolean,
): string {
  const { noForm, noSearch, noVerify, noFileVerify, verifyNeedsScript } = messagesFor(language)
  const texts = canCheck ? verifyNeedsScript : noVerify
  const verify = enctype === 'multipart/form-data' ? noFileVerify : texts
  const messages: Readonly<Record<string, string>> = {
    [PATHS.search]: noSearch,
    [PATHS.verify]: verify,
  }
  const message = messages[action.split('?')[0] ?? ''] ?? noForm
  return `<p class="mirror-away">${escapeHtml(message)}</p>`
}

/** The form by which the page's script checks a text: until it runs, the message before stands there. */
function checkForm(attributes: Record<string, string>): string {
  return `<form hidden id="check-text" class="${escapeHtml(attributes.class ?? '')}">`
}

function bannerHtml(page: PagePath, liveUrl: string, time: number): string {
  const { label, copy, savedOn, liveSite } = messagesFor(page.language)
  const saved = escapeHtml(savedOn(momentText(time, page.language)))
  return `<aside id="mirror" aria-label="${escapeHtml(label)}"><div class="container"><p><strong>${escapeHtml(copy)}</strong> ${saved}</p><a href="${escapeHtml(liveUrl)}">${escapeHtml(liveSite)}</a></div></aside>`
}

/** Attributes that lead to what the mirror may have. */
const LINKS = [
  'a href',
  'area href',
  'link href',
  'img src',
  'use href',
  'source src',
  'video src',
  'video poster',
]

/** A link that enlarges a picture: the mirror has pictures of one size. */
const LARGE_PICTURE = /^\/media\/[^/]+\.(?:jpe?g|png|webp|avif|gif)$/

/** Whether an attribute is made relative: the page's own addresses stay those of the site. */
function isFollowed(name: string, key: string, { rel, hreflang }: Record<string, string>): boolean {
  const isOwnAddress = name === 'link' && (rel === 'canonical' || hreflang !== undefined)
  return LINKS.includes(`${name} ${key}`) && !isOwnAddress
}

/** Styles that stand in pages of the site, as a file that these pages share. */
export interface StyleFile {
  readonly path: string
  readonly css: string
  /** The paths of the site that it needs: fonts and pictures. */
  readonly needs: readonly string[]
}

interface RewrittenPage {
  readonly html: string
  /** The paths that the page needs, each once: other pages, pictures, its styles. */
  readonly needs: readonly string[]
  readonly styles: readonly StyleFile[]
}

/** Makes a file of the styles in a page: they are the larger part of it, and those of many others. */
function styleFile(text: string): StyleFile {
  const needs = new Set<string>()
  const css = text.replaceAll(/url\((\/assets\/[^)'"]+)\)/g, (_all, path: string) => {
    needs.add(path)
    return `url(..${path})`
  })
  const name = createHash('sha256').update(css).digest('hex').slice(0, 16)
  return { path: `styles/${name}.css`, css, needs: [...needs] }
}

interface RewriteOptions {
  readonly page: PagePath
  /** The site's public origin. */
  readonly site: string
  readonly pages: SitePages
  readonly icons: Icons
  /** When the page was saved, in Unix ms. */
  readonly time: number
  /** The script by which the page that checks a text works in a mirror. */
  readonly checkScript?: string | undefined
}

/**
 * A page of the site as a file: its links are relative, it runs no script of the site, its pictures have
 * one size, and it says that it is a copy and when it was saved.
 */
export function rewritePage(
  html: string,
  { page, site, pages, icons, time, ...options }: RewriteOptions,
): RewrittenPage {
  const file = pageFile(page)
  const checkScript =
    page.pathname === PATHS.verify
      ? options.checkScript?.replaceAll('</script', '<\\/script')
      : undefined
  const isArticle = articleId(page) !== undefined
  const needs = new Set<string>()
  /** The links to icons that the page shows; a verdict may show any. */
  const shownIcons = new Set<string>(checkScript === undefined ? [] : icons.keys())
  let rewritten = ''
  let copiedTo = 0
  /** The element that is being left out: its name, and how many of that name are open within. */
  let leftOut: { readonly name: string; depth: number } | undefined
  let isInMain = false
  const styles: StyleFile[] = []
  let styleText: string | undefined
  let hasBanner = false
  let liveUrl = site

  const copyUntil = (end: number) => {
    rewritten += html.slice(copiedTo, end)
    copiedTo = end
  }
  const link = (path: string): string => {
    const target = resolveLink(path, page, site, pages)
    if (target.kind === 'outside') return target.url
    needs.add(target.needs)
    return relativeLink(file, target.file) + target.hash
  }
  const inStyles = (css: string) =>
    css.replaceAll(/url\((\/[^)'"]+)\)/g, (_all, path: string) => `url(${link(path)})`)

  function newAttributes(name: string, attributes: Record<string, string>) {
    const changed: Record<string, string> = {}
    for (const [key, value] of Object.entries(attributes)) {
      if (key === 'srcset' && name === 'img') continue
      if (name === 'a' && key === 'href' && LARGE_PICTURE.test(value)) continue
      if (name === 'use' && key === 'href' && icons.has(value)) {
        shownIcons.add(value)
        changed[key] = `#${iconId(value.slice(value.indexOf('#') + 1))}`
      } else if (key === 'srcset') changed[key] = value.replaceAll(/\/\S+/g, link)
      else if (key === 'style') changed[key] = inStyles(value)
      else changed[key] = isFollowed(name, key, attributes) ? link(value) : value
    }
    return changed
  }

  const isPicture = ({ srcset = '' }: Record<string, string>) => srcset.startsWith('/media/')

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (leftOut) {
          if (leftOut.name === name) leftOut.depth += 1
          return
        }
        if (name === 'main') isInMain = true
        if (name === 'style') {
          copyUntil(parser.startIndex)
          styleText = ''
          return
        }
        if (name === 'link' && attributes.rel === 'canonical') liveUrl = attributes.href ?? site
        const isForm = name === 'form'
        if (isForm || isLeftOut(name, attributes, isArticle)) {
          copyUntil(parser.startIndex)
          const canCheck = checkScript !== undefined
          if (isForm && isInMain) rewritten += formMessage(page, attributes, canCheck)
          if (isForm && isInMain && canCheck && attributes.enctype === undefined) {
            rewritten += checkForm(attributes)
            copiedTo = parser.endIndex + 1
          } else leftOut = { name, depth: 1 }
          return
        }
        if (name === 'source' && isPicture(attributes)) {
          copyUntil(parser.startIndex)
          copiedTo = parser.endIndex + 1
          return
        }
        const changed = newAttributes(name, attributes)
        const isSame = Object.entries(attributes).every(([key, value]) => changed[key] === value)
        if (isSame) return
        copyUntil(parser.startIndex)
        const text = Object.entries(changed).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
        rewritten += `<${name}${text.join('')}>`
        copiedTo = parser.endIndex + 1
      },
      ontext(text) {
        if (styleText !== undefined) styleText += text
      },
      onclosetag(name) {
        if (leftOut) {
          if (leftOut.name === name) leftOut.depth -= 1
          if (leftOut.depth > 0) return
          copiedTo = parser.endIndex + 1
          leftOut = undefined
          return
        }
        if (name === 'main') isInMain = false
        if (name === 'style' && styleText !== undefined) {
          const style = styleFile(styleText)
          styles.push(style)
          needs.add(`/${style.path}`)
          rewritten += `<link rel="stylesheet" href="${relativeLink(file, style.path)}">`
          copiedTo = parser.endIndex + 1
          styleText = undefined
        }
        if (name === 'head') {
          copyUntil(parser.startIndex)
          rewritten += headHtml(checkScript)
        }
        // The first link is the one that skips to the content; the banner comes after it.
        if (name === 'a' && !hasBanner) {
          copyUntil(parser.endIndex + 1)
          rewritten += bannerHtml(page, liveUrl, time)
          hasBanner = true
        }
        if (name === 'body') {
          copyUntil(parser.startIndex)
          rewritten += `${iconsHtml(icons, shownIcons)}<script>${SCRIPT}</script>`
          if (checkScript !== undefined) rewritten += `<script>${checkScript}</script>`
        }
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  copyUntil(html.length)
  return { html: rewritten, needs: [...needs], styles }
}
