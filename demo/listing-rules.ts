import type pg from 'pg'

const DAY_MS = 86_400_000

/** What Thai law and the demo's terms keep out of the shop, and what somebody looks at before the export permit is asked for. */
const RULES = [
  {
    name: 'Ivory and protected animals',
    words: ['ivory', 'elephant tusk', 'tiger claw', 'turtle shell', 'tortoiseshell', 'pangolin', 'งาช้าง', 'เขี้ยวเสือ', 'กระดองเต่า', 'เกล็ดลิ่น'],
    except: ['ivory-coloured', 'ivory colour', 'ivory white', 'vegetable ivory', 'สีงาช้าง'],
    effect: 'refuse',
    spares: false,
    told: {
      en: 'Parts of protected animals are not sold here, old ones neither. Please name another material if it is not one.',
      nl: 'Delen van beschermde dieren worden hier niet verkocht, ook oude niet. Noem een ander materiaal als het iets anders is.',
      ja: '保護動物の部位は、古いものも含めて当店では販売できません。別の素材であれば、その名前をお書きください。',
      de: 'Teile geschützter Tiere werden hier nicht verkauft, auch alte nicht. Nennen Sie bitte das Material, wenn es ein anderes ist.',
      pt: 'Partes de animais protegidos não são vendidas aqui, nem as antigas. Se o material for outro, escreva qual é.',
      ko: '보호 동물의 부위는 오래된 것이라도 이곳에서 판매할 수 없습니다. 다른 소재라면 그 이름을 적어 주세요.',
      vi: 'Ở đây không bán bộ phận của động vật được bảo vệ, kể cả đồ cũ. Nếu là chất liệu khác, vui lòng ghi tên chất liệu đó.',
      id: 'Bagian satwa yang dilindungi tidak dijual di sini, termasuk yang lama. Jika bahannya lain, sebutkan bahannya.',
      fr: 'Les parties d’animaux protégés, même anciennes, ne se vendent pas ici. Si la matière est autre, indiquez-la.',
      it: 'Qui non si vendono parti di animali protetti, nemmeno antiche. Se il materiale è un altro, scriva quale.',
      th: 'ไม่ขายชิ้นส่วนของสัตว์คุ้มครอง แม้เป็นของเก่า หากเป็นวัสดุอื่นโปรดระบุชื่อวัสดุ',
      'zh-CN': '本店不销售受保护动物的部位，旧物也不例外。如为其他材料，请写明材料名称。',
      'zh-TW': '本店不販售受保護動物的部位，舊物也不例外。如為其他材質，請寫明材質名稱。',
      es: 'Aquí no se venden partes de animales protegidos, tampoco antiguas. Si el material es otro, indique cuál.',
    },
  },
  {
    name: 'Buddha images and antiques (export permit)',
    words: ['buddha image', 'buddha statue', 'buddha head', 'antique', 'พระพุทธรูป', 'เศียรพระ', 'วัตถุโบราณ', 'ของโบราณ'],
    except: ['antique finish', 'antique-style', 'antique gold', 'antique brass'],
    effect: 'look',
    spares: false,
    told: {
      en: 'Leaves Thailand only with a permit of the Fine Arts Department.',
      th: 'นำออกนอกประเทศได้เมื่อมีใบอนุญาตจากกรมศิลปากรเท่านั้น',
      nl: 'Verlaat Thailand alleen met een vergunning van het Fine Arts Department.',
    },
  },
] as const

/** Rules of listings of the demo shop. */
export async function fillListingRules(client: pg.PoolClient, now: Date): Promise<void> {
  for (const [at, { name, words, except, effect, spares, told }] of RULES.entries()) {
    await client.query(
      `insert into public.listing_rules (name, words, except_words, effect, told, spares_known, is_active, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, true, $7, $7)`,
      [name, words, except, effect, JSON.stringify(told), spares, new Date(now.getTime() - (80 - at * 20) * DAY_MS)],
    )
  }
}
