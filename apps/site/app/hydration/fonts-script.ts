import { SAVER_OFF_PATTERN } from '../data-saver/data-saver-url.ts'

/**
 * Preloads the web fonts before anything is painted, where the connection is fast enough: the browser
 * then waits a moment for a preloaded optional face, so that no line of text ever moves (CSS Fonts
 * 4, `font-display`). Pages use the device's own faces under Save-Data, unless the reader turned the
 * data saver off, on 2g and 3g, and where the round trip takes longer than 125 ms (Network Information
 * API, which rounds to 25): there the fonts delayed the first paint by 300 ms. Browsers without that API
 * count as fast.
 */
const FONTS = /* @__PURE__ */ `(fonts=>{
const c=navigator.connection,d=document;
if(c&&(c.saveData&&!${SAVER_OFF_PATTERN}.test(d.cookie)||c.rtt>125||/2g|3g/.test(c.effectiveType)))return;
d.documentElement.dataset.fonts='';
for(const href of fonts){const l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=href;d.head.append(l)}
})`.replaceAll('\n', '')

/** The script that preloads the faces of the first screen; `urls` are their files. */
export function fontsScript(urls: readonly string[]): string {
  return `${FONTS}(${JSON.stringify(urls)})`
}
