/**
 * Runs before anything is painted, in every page (the rule of Specification §4): reads the stored
 * preference, resets what is not exactly SO or EN and mirrors it in the cookie. An address that names
 * a language chooses it for its own visit, and stores it only where nothing was stored or where the
 * cookie says that the server has just stored it (the switch without the bundle). Where local storage
 * cannot be written the cookie is the preference. A page that was served in the other language is
 * hidden and asked for again, once by the cookie and, where that fails, by the address.
 *
 * Takes `saver` out of an address whose choice the cookie holds, so that the choice is not shared.
 * Also keeps the reader's place for a language switch
 * that comes before the bundle, prints where a reader without the bundle asks for it, and stands in for a blocked session storage, which the router's
 * scroll restoration expects to work. Last, what a script may make markup of (Trusted Types): the empty
 * scripts that React builds, and the address of the site's own service worker; no other text.
 */
export const bootScript = /* @__PURE__ */ `(()=>{
const d=document,w=window,h=d.documentElement,K='language',L='language-load',P='language-place';
try{w.trustedTypes.createPolicy('default',{createHTML:s=>s===''||s==='{}'||s==='<script><'+'/script>'?s:null,createScriptURL:s=>s==='/sw.js'?s:null})}catch(e){}
const read=f=>{try{const v=f();return v==='SO'||v==='EN'?v:''}catch(e){return''}};
const cookie=()=>read(()=>/(?:^|; )language=(\\w+)/.exec(d.cookie)[1]);
const served=h.lang==='en'?'EN':'SO';
let session;
try{session=w.sessionStorage;session.getItem(L)}catch(e){session=null;
const kept={};
try{Object.defineProperty(w,'sessionStorage',{configurable:true,value:{getItem:k=>k in kept?kept[k]:null,setItem(k,v){kept[k]=String(v)},removeItem(k){delete kept[k]}}})}catch(e){}}
const asked=read(()=>new URLSearchParams(location.search).get(K));
const stored=read(()=>localStorage.getItem(K));
let choice=asked&&asked===cookie()?asked:stored||asked||'SO';
if(choice!==stored)try{localStorage.removeItem(K);localStorage.setItem(K,choice)}catch(e){choice=cookie()||choice}
try{d.cookie=K+'='+choice+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')}catch(e){}
const u=new URL(location.href),V=u.searchParams.get('saver');
try{if(V&&d.cookie.split('; ').includes('saver='+V)){u.searchParams.delete('saver');history.replaceState(history.state,'',u)}}catch(e){}
if(!asked&&choice!==served){
h.style.visibility='hidden';
try{if(session.getItem(L)||cookie()!==choice)throw 0;session.setItem(L,choice);location.reload()}catch(e){u.searchParams.set(K,choice);location.replace(u)}
return}
w.addEventListener('click',e=>{if(e.target.closest&&e.target.closest('[data-print]'))w.print()});
if(!session)return;
session.removeItem(L);
w.addEventListener('click',e=>{const a=e.target.closest&&e.target.closest('a[data-language]');
if(a&&!e.defaultPrevented)try{session.setItem(P,location.pathname+' '+w.scrollY)}catch(e){}});
const place=(session.getItem(P)||'').split(' ');session.removeItem(P);
if(place[0]===location.pathname)d.addEventListener('DOMContentLoaded',()=>w.scrollTo(0,+place[1]));
})()`.replaceAll('\n', '')
