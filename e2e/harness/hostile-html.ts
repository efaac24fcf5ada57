import fc from 'fast-check'

/**
 * The call of each attack below. They are parts of published bypasses of sanitizers: OWASP's filter
 * evasion sheet, the tests of DOMPurify, html5sec.
 */
const RUN = 'ran()'

const URLS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java&#10;script:${RUN}`,
  `&#x6A;avascript&colon;${RUN}`,
  `\u0001javascript:${RUN}`,
  `&#1;javascript:${RUN}`,
  `javascript&Tab;:${RUN}`,
  `javascript\u0000:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>parent.${RUN}</script>`,
  'data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==',
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `blob:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
  `view-source:javascript:${RUN}`,
  '//evil.example/x.jpg',
  '\\\\evil.example\\x.jpg',
  '/\\evil.example/x.jpg',
  'https:evil.example/x',
  'https://evil.example/x.jpg 1x, /media/a.jpg 2w',
  '/media/a.jpg" onerror="ran()',
  "/media/a.jpg' onerror='ran()",
  '/media/a.jpg`onerror=ran()//',
  '/media/a.jpg',
  'mailto:a@b.example?body=<script>ran()</script>',
  '#',
] as const

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onbegin',
  'onpointerenter',
  'ONERROR',
  'on\u0000error',
  'onerror\u000c',
  'x/onerror',
] as const

const NAMES = [
  'id',
  'name',
  'class',
  'style',
  'src',
  'href',
  'srcset',
  'sizes',
  'xlink:href',
  'formaction',
  'action',
  'poster',
  'background',
  'srcdoc',
  'data',
  'is',
  'slot',
  'part',
  'target',
  'ping',
  'autofocus',
  'tabindex',
  'contenteditable',
  'popover',
  'nonce',
  'integrity',
  'rel',
  'lang',
  'dir',
  'alt',
  'colspan',
  'aria-label',
  'xmlns',
  'attributeName',
  'values',
  'to',
  'from',
] as const

/** Ids and names by which an element shadows a property that scripts read (DOM clobbering). */
const CLOBBERS = [
  'document',
  'location',
  'body',
  'cookie',
  'getElementById',
  'attributes',
  'innerHTML',
  '__proto__',
  'constructor',
  'trustedTypes',
  '__reactRouterContext',
  'content',
  'navigator',
] as const

const STYLES = [
  `background:url(javascript:${RUN})`,
  'background:url(//evil.example/x)',
  `width:expression(${RUN})`,
  'position:fixed;inset:0;z-index:9999',
  '-moz-binding:url(//evil.example/x)',
] as const

const TAGS = [
  'p',
  'a',
  'img',
  'span',
  'h1',
  'h2',
  'ul',
  'li',
  'table',
  'td',
  'tr',
  'picture',
  'source',
  'video',
  'track',
  'figure',
  'blockquote',
  'br',
  'caption',
  'svg',
  'math',
  'style',
  'script',
  'template',
  'noscript',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'form',
  'plaintext',
  'select',
  'option',
  'button',
  'input',
  'details',
  'summary',
  'object',
  'embed',
  'base',
  'link',
  'meta',
  'frameset',
  'body',
  'html',
  'head',
  'marquee',
  'dialog',
  'audio',
  'mglyph',
  'malignmark',
  'mtext',
  'mi',
  'annotation-xml',
  'foreignObject',
  'desc',
  'animate',
  'set',
  'use',
  'image',
  'isindex',
  'keygen',
  'listing',
  'nobr',
  'x-y',
  'SCRIPT',
  'sCrIpT',
] as const

/** Complete attacks, which one parser reads as text and another as markup. */
const ATTACKS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template><template shadowrootmode="open"><img src=x onerror=${RUN}></template>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--x--!><img src=x onerror=${RUN}>`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?xml <img src=x onerror=${RUN}>?>`,
  `<svg><![CDATA[</svg><img src=x onerror=${RUN}>]]>`,
  `<textarea></textarea/><img src=x onerror=${RUN}>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<title><img src="</title><img src=x onerror=${RUN}>">`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${RUN}>">`,
  `<table><caption><svg><desc><img src=x onerror=${RUN}></desc></svg></caption></table>`,
  `<a href="x"<img src=x onerror=${RUN}>`,
  `<img src="x" alt="\`><img src=x onerror=${RUN}>">`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN};//<</script>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&amp;lt;script&amp;gt;${RUN}&amp;lt;/script&amp;gt;`,
  `<p>&#60;img src=x onerror=${RUN}&#62;</p>`,
  `<svg><animate xlink:href=#x attributeName=href values=javascript:${RUN} /><a id=x><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${RUN}'/></svg>#x"></use></svg>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<img src=x\u000conerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<a href="/x" id="x"><a id="x" name="y" href="javascript:${RUN}">`,
  `\u0000<\u0000script>${RUN}</script>`,
  `<img srcset="x 1x" onerror=${RUN}>`,
  `<p lang="</p><script>${RUN}</script>" dir='"><img src=x onerror=${RUN}>'>x</p>`,
  `<td colspan='"><script>${RUN}</script>'>x</td>`,
  '<'.repeat(200),
  '<b>'.repeat(600),
  `<p ${'a '.repeat(300)}>`,
] as const

const quoted = (value: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('"', "'", '', '`'), value)
    .map(([quote, text]) => `${quote}${text}${quote}`)

const value = fc.oneof(
  fc.constantFrom(...URLS),
  fc.constantFrom(...CLOBBERS),
  fc.constantFrom(...STYLES),
  fc.constantFrom('', '1', 'so', 'rtl', '100vw', RUN, '-->', '</p>', '"', "'", '>', '&quot;'),
  fc.string({ maxLength: 12 }),
)

const attribute = fc.oneof(
  fc.tuple(fc.constantFrom(...HANDLERS), quoted(fc.constant(RUN))),
  fc.tuple(fc.constantFrom(...NAMES), quoted(value)),
)

const space = fc.constantFrom(' ', '\n', '\t', '/', '\u000c', '')

const opening = fc
  .tuple(
    fc.constantFrom(...TAGS),
    fc.array(fc.tuple(space, attribute), { maxLength: 4 }),
    fc.constantFrom('>', '/>', ' >', '', '\n>', '>>'),
  )
  .map(([tag, attributes, end]) => {
    const texts = attributes.map(([space, [name, value]]) => `${space || ' '}${name}=${value}`)
    return `<${tag}${texts.join('')}${end}`
  })

const closing = fc
  .tuple(fc.constantFrom(...TAGS), fc.constantFrom('>', ' >', '/>', ' x="y">', ''))
  .map(([tag, end]) => `</${tag}${end}`)

const piece = fc.oneof(
  { weight: 4, arbitrary: opening },
  { weight: 3, arbitrary: closing },
  { weight: 2, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 10, unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('<!--', '-->', ']]>', '<![CDATA[', '&lt;', '&#x3c;', 'a'),
  },
)

/** The HTML of an article by an attacker. */
export const hostileHtml = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map((pieces) => pieces.join(''))
