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
    'loom-silk': '베틀: 반쯤 짠 이카트 비단과 그 위에 놓인 북',
    'loom-khit': '베틀: 반쯤 짠 킷 천과 잉아 뒤의 무늬 막대',
    'loom-cotton': '베틀: 반쯤 짠 체크 면과 그 위에 놓인 북',
    'loom-tin-jok': '베틀: 반쯤 짠 띤쪽 밑단과 금사를 감은 북',
    'indigo-vat': '쪽 항아리: 젖은 천에서 염료가 떨어지고 옆에는 여러 푸른빛 실타래',
    'batik-frame': '바틱 틀: 흰 면 위의 밀랍 선, 절반은 이미 채색된 모습',
    stitching: '수틀: 반쯤 놓은 십자수와 바늘, 실, 여섯 가지 색 실타래',
    wheel: '물레: 젖은 흙으로 막 빚은 사발',
    gilding: '채색 탁자: 에나멜 꽃과 금으로 절반을 채운 항아리',
    chasing: '은세공 작업대: 송진 위에 놓인 그릇과 망치와 정',
    basketry: '바구니 작업대: 날대를 세우고 라탄 첫 줄들을 엮은 모습',
    bamboo: '바구니 작업대: 가는 대나무를 중간까지 엮은 모습',
    carving: '조각 작업대: 반쯤 새긴 연꽃 판과 끌, 나뭇밥',
    mortar: '부엌 작업대: 돌절구 속 커리 페이스트와 둘레의 고추와 레몬그라스',
    easel: '이젤: 위에서부터 그려 내려온 연못 그림과 앞의 팔레트와 붓',
  },
}
