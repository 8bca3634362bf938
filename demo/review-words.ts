/** What the demo's reviewers say, by how content they are. Every sentence must be true of any piece of its kind. */
export type Mood = 'glad' | 'mixed' | 'poor'
export type ReviewLanguage = 'en' | 'th' | 'nl' | 'de' | 'fr' | 'ja'

export const REVIEW_SENTENCES: Readonly<Record<ReviewLanguage, Readonly<Record<Mood, readonly string[]>>>> = {
  en: {
    glad: [
      'Even lovelier in the hand than in the pictures.',
      'You can see the hours that went into it.',
      'It was a present, and it hasn’t left the table since.',
      'Packed with great care, not a scratch after two weeks on the road.',
      'The color is exactly as shown.',
      'The maker answered every question and even added a note.',
      'I have bought from this workshop before and will again.',
      'Small differences from piece to piece, which is just what I wanted.',
      'Arrived earlier than promised.',
      'It feels solid and well made; nothing about it is factory work.',
      'Friends ask where it is from every time they visit.',
      'Worth every baht.',
    ],
    mixed: [
      'Beautiful work, but it took longer to arrive than expected.',
      'A little smaller than I had imagined; do read the measurements.',
      'The color is warmer than on my screen. Still happy to keep it.',
      'Good quality, though the box had seen better days.',
    ],
    poor: [
      'It arrived with a crack. The maker offered to send a replacement right away.',
      'Not the shade I ordered. I wrote to the maker and am waiting for an answer.',
    ],
  },
  th: {
    glad: [
      'ของจริงสวยกว่าในรูปอีก',
      'งานละเอียดมาก เห็นถึงความตั้งใจของช่าง',
      'ซื้อเป็นของขวัญ คนรับชอบมาก',
      'แพ็กมาดีมาก ไม่มีรอยเลย',
      'สีตรงตามรูป',
      'ช่างตอบคำถามเร็วและใจดี',
      'ซื้อซ้ำแล้ว และจะกลับมาซื้ออีก',
      'ส่งไวกว่าที่บอกไว้',
      'ภูมิใจที่ได้สนับสนุนงานฝีมือไทย',
      'คุ้มราคามาก',
    ],
    mixed: ['งานสวย แต่ส่งช้ากว่าที่คิด', 'เล็กกว่าที่คิดไว้นิดหน่อย ควรดูขนาดก่อนสั่ง', 'สีเข้มกว่าในจอเล็กน้อย แต่ก็ยังชอบ'],
    poor: ['ได้มามีรอยร้าว ทางร้านรับผิดชอบส่งชิ้นใหม่ให้', 'สีไม่ตรงกับที่สั่ง กำลังคุยกับทางร้านอยู่'],
  },
  nl: {
    glad: [
      'In het echt nog mooier dan op de foto’s.',
      'Je ziet hoeveel werk erin zit.',
      'Gekocht als cadeau, en het is een schot in de roos.',
      'Heel zorgvuldig ingepakt, geen krasje.',
      'De kleur is precies zoals op de foto.',
      'De maker antwoordde snel en vriendelijk op mijn vragen.',
      'Sneller binnen dan beloofd.',
      'Elk stuk is net even anders, en dat is juist zo leuk.',
    ],
    mixed: ['Mooi werk, maar de levering duurde langer dan gedacht.', 'Iets kleiner dan ik me had voorgesteld; lees de maten goed.'],
    poor: ['Kwam met een barst aan. De maker stuurde meteen een nieuwe.'],
  },
  de: {
    glad: [
      'In echt noch schöner als auf den Bildern.',
      'Man sieht, wie viel Arbeit darin steckt.',
      'Sehr sorgfältig verpackt, alles heil angekommen.',
      'Die Farbe stimmt genau mit dem Bild überein.',
      'Die Werkstatt hat alle Fragen freundlich beantwortet.',
      'Kam früher an als angekündigt.',
      'Ein Stück mit Seele, jeden Baht wert.',
    ],
    mixed: ['Schöne Arbeit, die Lieferung hat aber gedauert.', 'Etwas kleiner als gedacht, bitte auf die Maße achten.'],
    poor: ['Leider mit einem Sprung angekommen. Ersatz wurde sofort angeboten.'],
  },
  fr: {
    glad: [
      'Encore plus beau en vrai que sur les photos.',
      'On voit tout le travail que cela représente.',
      'Emballé avec beaucoup de soin, rien d’abîmé.',
      'La couleur est exactement celle de la photo.',
      'L’artisan a répondu à toutes mes questions.',
      'Reçu plus tôt que prévu.',
    ],
    mixed: ['Très beau travail, mais la livraison a été longue.'],
    poor: ['Arrivé fêlé. L’artisan a proposé aussitôt un remplacement.'],
  },
  ja: {
    glad: [
      '写真よりも実物のほうがずっと素敵です。',
      '手仕事の温かさが伝わってきます。',
      '梱包がとても丁寧で、傷ひとつありませんでした。',
      '色も写真のとおりでした。',
      '作り手さんが親切に質問に答えてくれました。',
      '予定より早く届きました。',
    ],
    mixed: ['とても良い品ですが、届くまでに時間がかかりました。'],
    poor: ['ひびが入っていましたが、すぐに交換を申し出てくれました。'],
  },
}

/** Who reviews in which language, and where their parcels go; most of the demo's buyers read English. */
export const REVIEWERS: readonly { language: ReviewLanguage; share: number; countries: readonly string[]; names: readonly string[] }[] = [
  {
    language: 'en',
    share: 10,
    countries: ['US', 'GB', 'AU', 'CA', 'SG', 'IE', 'NZ'],
    names: ['Emily', 'James', 'Olivia', 'Noah', 'Grace', 'Liam', 'Hannah', 'Daniel', 'Chloe', 'Ethan', 'Ruth', 'Marcus', 'Priya', 'Wei Ling'],
  },
  { language: 'th', share: 7, countries: ['TH'], names: ['สมชาย', 'อรทัย', 'ณัฐ', 'พิมพ์ใจ', 'วิชัย', 'กมลวรรณ', 'ธนา', 'สุภาพร', 'เมธี', 'ดวงใจ'] },
  { language: 'nl', share: 3, countries: ['NL', 'BE'], names: ['Sanne', 'Daan', 'Femke', 'Bram', 'Lotte', 'Jeroen', 'Marijke'] },
  { language: 'de', share: 3, countries: ['DE', 'AT', 'CH'], names: ['Jonas', 'Lena', 'Friederike', 'Tobias', 'Katrin', 'Matthias'] },
  { language: 'fr', share: 2, countries: ['FR', 'BE', 'CH'], names: ['Camille', 'Julien', 'Élodie', 'Mathieu', 'Solène'] },
  { language: 'ja', share: 2, countries: ['JP'], names: ['美咲', '健太', '由美子', '大輔', '彩香'] },
]

/** What makers answer, in the reviewer's language where they write it. */
export const SELLER_REPLIES: Readonly<Record<Mood, readonly string[]>> = {
  glad: ['Thank you so much. It makes the whole workshop happy to read this.', 'ขอบคุณมากค่ะ ดีใจที่ชอบนะคะ'],
  mixed: ['Thank you for being honest. We’ll see what we can do better.', 'ขอบคุณสำหรับคำแนะนำค่ะ จะปรับปรุงนะคะ'],
  poor: ['We’re very sorry, and a replacement is on its way to you.', 'ขออภัยด้วยค่ะ ทางเราจะส่งชิ้นใหม่ให้ค่ะ'],
}
