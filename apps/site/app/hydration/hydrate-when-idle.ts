import { scriptJson } from '@gaashaan/http/escape-html'
import { SAVER_OFF_PATTERN } from '../data-saver/data-saver-url.ts'

/** The built files of the current page, for the start script. */
export interface PageAssets {
  /** The whole stylesheet: the page itself has only the critical CSS. */
  readonly styles: readonly string[]
  /** The manifest and every module that the page needs, to be fetched in parallel. */
  readonly modules: readonly string[]
  /** The module of each route of the page, by the route's id. */
  readonly routes: Readonly<Record<string, string>>
  readonly entry: string
}

/**
 * Starts the bundle at idle after `load`, which the largest picture precedes, or at the reader's first
 * touch, key or movement, whichever is sooner. Where the reader saves data or is on 2G (Network
 * Information API), and has not turned the data saver off, the bundle is not started: every page works
 * without it. A file that cannot be fetched leaves the page as it was. The modules are imported one by
 * one, so that running them is not one long task. The styles come without their font faces, which the
 * page has: a face that is declared again is painted again, with text that moves.
 */
const START = /* @__PURE__ */ `(b=>{
const d=document,w=window,c=navigator.connection;
if(c&&!${SAVER_OFF_PATTERN}.test(d.cookie)&&(c.saveData||/2g/.test(c.effectiveType)))return;
const events=['pointerdown','pointermove','touchstart','keydown','wheel','focusin'];
let isStarted=false;
const link=(rel,href)=>new Promise(done=>{const l=d.createElement('link');l.rel=rel;l.href=href;l.onload=l.onerror=done;d.head.append(l)});
const sheet=href=>d.adoptedStyleSheets?fetch(href).then(r=>r.text()).then(css=>new CSSStyleSheet().replace(css.replace(/@font-face *{[^}]*}/g,''))).then(s=>{d.adoptedStyleSheets=[...d.adoptedStyleSheets,s]}):link('stylesheet',href);
const start=()=>{
if(isStarted)return;isStarted=true;
for(const e of events)w.removeEventListener(e,start,true);
for(const m of [...b.modules,b.entry])link('modulepreload',m);
const ids=Object.keys(b.routes);
Promise.all([...b.styles.map(sheet),...b.modules.map(m=>import(m))])
.then(()=>Promise.all(ids.map(id=>import(b.routes[id]))))
.then(modules=>{w.__reactRouterRouteModules=Object.fromEntries(ids.map((id,at)=>[id,modules[at]]));return import(b.entry)})
.catch(()=>{})};
for(const e of events)w.addEventListener(e,start,{capture:true,passive:true});
const idle=()=>w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(idle));
if(d.readyState==='complete')painted();else w.addEventListener('load',painted)
})`.replaceAll('\n', '')

/** The script at the end of a page. */
export function hydrateWhenIdleScript(assets: PageAssets): string {
  return `${START}(${scriptJson(assets)})`
}
