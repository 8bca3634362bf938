import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    '{seller} 在{province}{place}親手製作。',
    '來自{place}的 {seller} 工坊。',
    '{seller} 在{province}{place}製作，一次只做幾件。',
    '{seller} 從{place}寄出的每一件，從頭到尾只經過一雙手。',
    '您是直接向{place}的 {seller} 購買，沒有中間商。',
    '由{province}{place}的 {seller} 收尾、包裝。',
    '在{place}，大家一看就認得出是 {seller} 的手藝。',
    '寄出之前，{place}的 {seller} 會把每一件再仔細看過一遍。',
    '由 {seller} 從{province}{place}寄出，通常三天內出貨。',
  ],
  facts: ['尺寸 {measure}，重約 {weight}。', '尺寸 {measure}，重約 {weight}；手工製作，可能有幾公釐的誤差。', '{measure}，不含包裝重約 {weight}。'],
  sizes: '可選擇：{labels}；所列尺寸以{label}為準。',
  looks: '可選擇：{looks}。',
  additions: ['{name}{tail}', '{place} · {name}{tail}', '{name} · {seller}{tail}', '{name} · {seller}，{label}{tail}'],
  choices: { color: '（{count} 色可選）', pattern: '（{count} 款可選）', flavor: '（{count} 種可選）' },
}
