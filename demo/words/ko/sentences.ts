import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    '{province} {place}에서 {seller}의 손으로 만들었습니다.',
    '{place}에 있는 {seller}의 공방에서 옵니다.',
    '{province} {place}에서 {seller}의 손으로 한 번에 몇 점씩만 만듭니다.',
    '{place}에서 {seller}의 이름으로 나가는 것은 처음부터 끝까지 한 사람의 두 손을 거칩니다.',
    '{place}에 있는 {seller}에게서 바로 구매하시는 작품입니다.',
    '마무리와 포장까지 {province} {place}에서 {seller}의 손으로 했습니다.',
    '{place}에서는 보기만 해도 {seller}의 솜씨인 줄 압니다.',
    '{place}에서 {seller}의 눈으로 하나하나 살핀 뒤에 보냅니다.',
    '{province} {place}에 있는 {seller}의 공방에서 보통 사흘 안에 발송합니다.',
  ],
  facts: [
    '크기 {measure}, 무게 약 {weight}.',
    '크기 {measure}, 무게 약 {weight}. 손으로 만들어 몇 밀리미터 다를 수 있습니다.',
    '{measure}, 포장을 빼고 약 {weight}.',
  ],
  sizes: '{labels} 중에서 고르실 수 있습니다. 적힌 치수는 {label} 기준입니다.',
  looks: '{looks} 중에서 고르실 수 있습니다.',
  additions: ['{name}{tail}', '{place}의 {name}{tail}', '{seller}의 {name}{tail}', '{seller}의 {name} {label}{tail}'],
  choices: { color: ', {count}가지 색상', pattern: ', {count}가지 무늬', flavor: ', {count}가지 종류' },
}
