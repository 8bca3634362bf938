import { LANGUAGES } from '../i18n/languages.ts'
import { LOOK_KEY, SESSION_KEY } from '../platform/session/session-key.ts'

/**
 * Runs in the head before the first paint, so that nothing jumps or flashes: theme, whether somebody is signed in, whether prices wait for another currency, and the
 * stored language on an address without prefix (`ours` reads codes as `languageOf` does). Written as text because it must not wait for a module; the page's content security policy allows it by hash. The language
 * it finds is written to the cookie, or server and browser would disagree for ever. It also takes away the answer to a question about cookies that is no longer asked.
 */
export const BEFORE_PAINT = `(function(){var d=document.documentElement,s={},c,L=${JSON.stringify(LANGUAGES)};
try{s=localStorage}catch(e){}
function cookie(n){var m=document.cookie.match('(?:^|; )'+n+'=([^;]*)');return m?decodeURIComponent(m[1]):''}
function ours(v){v=String(v||'').toLowerCase();if(!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/.test(v))return '';
for(var i=0;i<L.length;i++)if(L[i].toLowerCase()===v)return L[i];
if(v.indexOf('zh')===0)return /^zh-(hant|tw|hk|mo)/.test(v)?'zh-TW':'zh-CN';
v=v.split('-')[0];return L.indexOf(v)>=0?v:''}
try{var t=s.theme,k=t==='dark'||(t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches);
if(k){d.classList.add('dark');var m=document.querySelector('meta[name=theme-color]');if(m)m.content='#11151f'}
if((sessionStorage['${LOOK_KEY}']?sessionStorage:s)['${SESSION_KEY}'])d.setAttribute('data-signed-in','');
delete s.consent;
c=s.currency||cookie('currency');if(c&&c!==d.dataset.currency)d.setAttribute('data-currency-pending','');
var p=location.pathname.split('/')[1];
if(L.indexOf(p)>=0){if(cookie('i18next')!==p)document.cookie='i18next='+p+';path=/;max-age=31536000;samesite=lax'}
else if(!ours(cookie('i18next'))&&!/[?&]lng=/.test(location.search)){var q=ours(s.i18nextLng)||ours(window.sessionStorage&&sessionStorage.i18nextLng);
if(q){document.cookie='i18next='+q+';path=/;max-age=31536000;samesite=lax';
if(q!==d.lang)location.replace('/'+q+(location.pathname==='/'?'':location.pathname)+location.search+location.hash)}}
}catch(e){}})()`
