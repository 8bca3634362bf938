import type { SentencesWords } from '../../language-words.ts'

export const SENTENCES: SentencesWords = {
  sellers: [
    '{province}の{place}で、{seller}が手がけました。',
    '{place}にある{seller}の工房から届きます。',
    '{seller}が{province}の{place}で、一度に少しずつ作っています。',
    '{place}の{seller}から届くものは、初めから終わりまで一組の手だけを通っています。',
    '{place}の{seller}から、仲買なしで直接お求めいただけます。',
    '仕上げも梱包も、{province}の{place}で{seller}が行いました。',
    '{place}では、ひと目で{seller}の手だと分かります。',
    '{place}の{seller}が、送り出す前に一つずつ確かめています。',
    '{province}の{place}から、{seller}が通常三日以内に発送します。',
  ],
  facts: [
    '大きさ{measure}、重さ約{weight}です。',
    '寸法{measure}、重さ約{weight}。手仕事のため、数ミリの違いがあります。',
    '{measure}、包装を除いて約{weight}。',
  ],
  sizes: '{labels}からお選びいただけます。寸法と重さは{label}のものです。',
  looks: '{looks}からお選びいただけます。',
  additions: ['{name}{tail}', '{place}産 {name}{tail}', '{seller}作 {name}{tail}', '{seller}作 {name} {label}{tail}'],
  choices: { color: '（全{count}色）', pattern: '（全{count}柄）', flavor: '（全{count}種）' },
}
