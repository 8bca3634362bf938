/**
 * Runs at the end of the body and starts the page's scripts once its first view stands: letters and the first pictures have the line and the processor to themselves, and
 * nothing is painted later than it could be. The page server writes what waits (`server/rendering/paint-first.ts`): links with `data-late`, scripts of type `late`. Whoever
 * presses a key or touches the page starts them at once, a page nobody sees yet too; a picture that is slow to come holds them up for a second at most.
 * A button that is pressed before the page can answer is pressed again as soon as it can (`app/entry.client.tsx` and `app/ui/lazy-screen.tsx` say when): the last one only, and nothing that a form sends.
 */
export const AFTER_PAINT = `(function(){var d=document,begun=false,left=0,held;
function start(){if(begun)return;begun=true;
d.querySelectorAll('link[data-late]').forEach(function(l){l.rel=l.dataset.late});
d.querySelectorAll('script[type=late]').forEach(function(o){var s=d.createElement('script');s.type='module';s.async=true;s.textContent=o.textContent;o.replaceWith(s)})}
function painted(){requestAnimationFrame(function(){setTimeout(start)})}
function one(){if(--left===0)painted()}
['pointerdown','keydown'].forEach(function(n){addEventListener(n,start,{once:true,capture:true,passive:true})});
function hold(e){held=e.target.closest('button[type=button]')}
addEventListener('click',hold,true);
addEventListener('hydrating',function(){removeEventListener('click',hold,true)},{once:true});
function again(inside){if(held&&held.isConnected&&!!held.closest('main')===inside)held.click()}
addEventListener('usable',function(){again(false)},{once:true});
addEventListener('screen-usable',function(){again(true)},{once:true});
if(d.visibilityState!=='visible')return start();
d.querySelectorAll('img[fetchpriority=high]').forEach(function(i){if(i.complete)return;left++;i.addEventListener('load',one);i.addEventListener('error',one)});
if(left===0)painted();else setTimeout(painted,1000)})()`
