import { browserWords } from '../i18n/browser-words.ts'
import { callFunction } from '../platform/call-function.ts'
import { showToast } from '../ui/toast.ts'
import { SEARCHES_MOST } from './saved-search.ts'

/** Browser only. Saves the search of an address for whoever is signed in and says so, with the way to all of them. `goTo` is the router's `navigate`. */
export async function saveThisSearch({ query, name }: { query: string; name: string }, { goTo }: { goTo: (path: string) => unknown }): Promise<boolean> {
  const answer = await callFunction<{ id: string }>('save-search', { query, name }, { repeatable: true })
  const words = await browserWords(document.documentElement.dataset['language'] ?? 'en', ['saved-searches'])
  const say = (key: string) => words.t(key, { ns: 'saved-searches', number: SEARCHES_MOST })
  const open = { label: say('open'), run: () => void goTo('/saved-searches') }
  if (answer.done) showToast({ title: say('saved.title'), text: say('saved.text'), tone: 'success', action: open })
  else if (answer.refusal.code === 'too_many') showToast({ title: say('tooMany.title'), text: say('tooMany.text'), tone: 'failure', action: open })
  else showToast({ title: say('failed.title'), text: say(answer.refusal.code === 'problems' ? 'failed.nothing' : 'failed.text'), tone: 'failure' })
  return answer.done
}
