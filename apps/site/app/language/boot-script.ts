import { HOST_PREFIX } from '@gaashaan/http/preference-cookie'

/**
 * Runs before anything is painted, in every page (Specification §4). It reads the stored language,
 * resets a value that is not exactly SO or EN, and mirrors it in the cookie. A language in the URL
 * applies to that visit; it is stored only where no language was stored, or where the cookie shows that
 * the server has just stored it (the language switch without the bundle). Where local storage cannot be
 * written the cookie holds the choice. A page that was served in the other language is hidden and
 * requested again, once by the cookie and, where that fails, by the URL.
 *
 * It also
 * - stores the scroll position for a language switch that comes before the bundle;
 * - prints the page when the print control is used before the bundle has come;
 * - replaces a blocked session storage, which the router's scroll restoration needs;
 * - creates the default policy of Trusted Types, which accepts the empty scripts that React builds and
 *   the URL of the site's own service worker, and nothing else.
 */
export const bootScript = /* @__PURE__ */ `(()=>{
const d=document,w=window,h=d.documentElement,K='language',N=(location.protocol==='https:'?'${HOST_PREFIX}':'')+K,L='language-load',P='language-place';
try{w.trustedTypes.createPolicy('default',{createHTML:s=>s===''||s==='{}'||s==='<script><'+'/script>'?s:null,createScriptURL:s=>s==='/sw.js'?s:null})}catch(e){}
const read=f=>{try{const v=f();return v==='SO'||v==='EN'?v:''}catch(e){return''}};
const find=n=>RegExp('(?:^|; )'+n+'=([A-Z]+)').exec(d.cookie);
const cookie=()=>read(()=>(find(N)||find(K))[1]);
const served=h.lang==='en'?'EN':'SO';
let session;
try{session=w.sessionStorage;session.getItem(L)}catch(e){session=null;
const items={};
try{Object.defineProperty(w,'sessionStorage',{configurable:true,value:{getItem:k=>k in items?items[k]:null,setItem(k,v){items[k]=String(v)},removeItem(k){delete items[k]}}})}catch(e){}}
const named=read(()=>new URLSearchParams(location.search).get(K));
const stored=read(()=>localStorage.getItem(K));
let choice=named&&named===cookie()?named:stored||named||'SO';
if(choice!==stored)try{localStorage.removeItem(K);localStorage.setItem(K,choice)}catch(e){choice=cookie()||choice}
try{d.cookie=N+'='+choice+';path=/;max-age=31536000;samesite=lax'+(N===K?'':';secure')}catch(e){}
if(!named&&choice!==served){
h.style.visibility='hidden';
try{if(session.getItem(L)||cookie()!==choice)throw 0;session.setItem(L,choice);location.reload()}catch(e){const u=new URL(location.href);u.searchParams.set(K,choice);location.replace(u)}
return}
w.addEventListener('click',e=>{if(e.target.closest&&e.target.closest('[data-print]'))w.print()});
if(!session)return;
session.removeItem(L);
w.addEventListener('click',e=>{const a=e.target.closest&&e.target.closest('a[data-language]');
if(a&&!e.defaultPrevented)try{session.setItem(P,location.pathname+' '+w.scrollY)}catch(e){}});
const place=(session.getItem(P)||'').split(' ');session.removeItem(P);
if(place[0]===location.pathname)d.addEventListener('DOMContentLoaded',()=>w.scrollTo(0,+place[1]));
})()`.replaceAll('\n', '')
