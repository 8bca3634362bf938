import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    '由 {seller} 在{province}{place}亲手制作。',
    '出自{place}的 {seller} 工坊。',
    '{seller} 在{province}{place}，每次只做寥寥几件。',
    '从{place}寄出的每一件，自始至终只经过 {seller} 的一双手。',
    '直接向{place}的 {seller} 购买，没有中间商。',
    '由{province}{place}的 {seller} 收尾并亲自打包。',
    '在{place}，人们一眼就认得出 {seller} 的手艺。',
    '{place}的 {seller} 会在寄出前把每一件再细看一遍。',
    '由 {seller} 从{province}{place}寄出，通常三天之内发货。',
  ],
  facts: ['尺寸 {measure}，重约 {weight}。', '尺寸 {measure}，重约 {weight}；手工制作，可能有几毫米的出入。', '{measure}，不含包装重约 {weight}。'],
  sizes: '可选：{labels}；所标尺寸为{label}款。',
  looks: '可选：{looks}。',
  additions: ['{name}{tail}', '{place} · {name}{tail}', '{name} · {seller}{tail}', '{name} · {seller}，{label}{tail}'],
  choices: { color: '（{count} 色可选）', pattern: '（{count} 款可选）', flavor: '（{count} 种可选）' },
}
