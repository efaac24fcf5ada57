/**
 * Asks for the web fonts before anything is painted, where the line can carry them: the browser
 * then waits a moment for a preloaded optional face, so that no line of text ever moves (CSS Fonts
 * 4, `font-display`). Under Save-Data, unless the reader turned the data saver off, on a line of
 * kind 2g or 3g and where an answer takes longer than 125 ms (Network Information API, which rounds
 * to 25) pages are set in the device's own faces: there the fonts held the first paint back by
 * 300 ms. Browsers that tell nothing of the line count as fast.
 */
const FONTS = /* @__PURE__ */ `(fonts=>{
const c=navigator.connection,d=document;
if(c&&(c.saveData&&!/(?:^|; )saver=off/.test(d.cookie)||c.rtt>125||/2g|3g/.test(c.effectiveType)))return;
d.documentElement.dataset.fonts='';
for(const href of fonts){const l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=href;d.head.append(l)}
})`.replaceAll('\n', '')

/** The script for the faces of the first screen, by the addresses of their files. */
export function fontsScript(addresses: readonly string[]): string {
  return `${FONTS}(${JSON.stringify(addresses)})`
}
