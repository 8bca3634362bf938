import type { REVIEW_SENTENCES } from './review-words.ts'

/** What the demo's reviewers say of makers: how they pack, send and answer. Every sentence must be true of any maker. */
export const SELLER_SENTENCES: typeof REVIEW_SENTENCES = {
  en: {
    glad: [
      'Wrapped in leaves and paper, not a scrap of plastic, and everything whole.',
      'They wrote to me while it was being made. I felt part of it.',
      'Honest about how long it would take, and it came on the very day.',
      'Patient with all my questions.',
      'There was a handwritten card in the box.',
      'Sent the day after I ordered.',
    ],
    mixed: ['Kind people, but it took them a few days to answer.', 'The work is lovely, the parcel could have been wrapped more tightly.'],
    poor: ['I had to ask twice where my parcel was.'],
  },
  th: {
    glad: ['ห่อมาด้วยใบตองและกระดาษ ไม่ใช้พลาสติกเลย', 'คุยง่าย ตอบทุกคำถาม', 'บอกเวลาทำตามจริง และส่งตรงวัน', 'มีการ์ดเขียนมือมาในกล่องด้วย น่ารักมาก', 'สั่งวันนี้ พรุ่งนี้ส่งเลย'],
    mixed: ['ใจดี แต่ตอบช้าไปสองสามวัน'],
    poor: ['ต้องถามสองครั้งกว่าจะรู้ว่าของอยู่ไหน'],
  },
  nl: {
    glad: [
      'Ingepakt in blad en papier, geen stukje plastic.',
      'Ze schreven me terwijl het werd gemaakt. Zo voelde ik me er deel van.',
      'Eerlijk over de tijd die het kost, en precies op de dag geleverd.',
      'Er lag een handgeschreven kaartje in de doos.',
    ],
    mixed: ['Vriendelijke mensen, maar het duurde een paar dagen tot ik antwoord kreeg.'],
    poor: ['Ik moest twee keer vragen waar mijn pakket was.'],
  },
  de: {
    glad: [
      'In Blätter und Papier gewickelt, kein bisschen Plastik.',
      'Sie haben mir geschrieben, während es entstand.',
      'Ehrlich, was die Zeit angeht, und auf den Tag genau geliefert.',
      'Im Karton lag eine handgeschriebene Karte.',
    ],
    mixed: ['Freundliche Leute, nur die Antwort hat ein paar Tage gedauert.'],
    poor: ['Ich musste zweimal fragen, wo mein Paket ist.'],
  },
  fr: {
    glad: [
      'Emballé dans des feuilles et du papier, sans un gramme de plastique.',
      'On m’a écrit pendant la fabrication, j’ai eu l’impression d’en faire partie.',
      'Délai annoncé avec franchise, et respecté au jour près.',
      'Une carte écrite à la main attendait dans la boîte.',
    ],
    mixed: ['Des gens charmants, mais la réponse a mis quelques jours.'],
    poor: ['J’ai dû demander deux fois où était mon colis.'],
  },
  ja: {
    glad: [
      '葉と紙で包まれ、プラスチックは一切使われていませんでした。',
      '制作中にも連絡をくださり、うれしかったです。',
      '正直に納期を伝えてくれ、その日に届きました。',
      '手書きのカードが入っていました。',
    ],
    mixed: ['親切な方々ですが、返信に数日かかりました。'],
    poor: ['荷物がどこにあるか、二度尋ねなければなりませんでした。'],
  },
}
