import type { PicturesWords } from '../../language-words.ts'

export const PICTURES: PicturesWords = {
  views: {
    closer: '{name}, 가까이에서',
    hung: '{name}, 펼쳐 건 전체 모습',
    form: '{name}, 재단용 토르소에 입힌 모습',
    head: '{name}, 머리 마네킹에 착용한 모습',
    hand: '{name}, 도자기 손 모형에 착용한 모습',
  },
  workshops: {
    'loom-khit': '베틀: 반쯤 짠 킷 천과 잉아 뒤의 무늬 막대',
    gilding: '채색 탁자: 에나멜 꽃과 금으로 절반을 채운 항아리',
    mortar: '부엌 작업대: 돌절구 속 커리 페이스트와 둘레의 고추와 레몬그라스',
  },
}
