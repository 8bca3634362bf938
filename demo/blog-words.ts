import type { Language } from '../app/i18n/languages.ts'

/** Name and description in every language. */
type ShelfTexts = Readonly<Record<Language, readonly [name: string, description: string]>>

/** The shelves of the demo's blog, in their order. */
export const BLOG_CATEGORIES: readonly { id: string; texts: ShelfTexts }[] = [
  {
    id: 'crafts',
    texts: {
      en: ['Crafts', 'How things are made: silk, clay, lacquer, silver, and what to look for when you hold one in your hand.'],
      th: ['งานช่าง', 'ของแต่ละชิ้นทำขึ้นอย่างไร ทั้งไหม ดิน รัก เงิน และควรดูอะไรเมื่อถือไว้ในมือ'],
      nl: ['Ambachten', 'Hoe dingen gemaakt worden: zijde, klei, lak, zilver, en waar je op let als je ze in handen hebt.'],
      de: ['Handwerk', 'Wie Dinge entstehen: Seide, Ton, Lack, Silber, und worauf man achtet, wenn man sie in der Hand hält.'],
      fr: ['Savoir-faire', 'Comment naissent les objets : soie, terre, laque, argent, et ce qu’il faut regarder quand on les tient en main.'],
      it: ['Mestieri', 'Come nascono le cose: seta, argilla, lacca, argento, e che cosa guardare quando le si tiene in mano.'],
      es: ['Oficios', 'Cómo se hacen las cosas: seda, barro, laca, plata, y en qué fijarse al tenerlas en la mano.'],
      pt: ['Ofícios', 'Como as coisas são feitas: seda, barro, laca, prata, e o que observar quando as tem na mão.'],
      id: ['Kriya', 'Bagaimana benda dibuat: sutra, tanah liat, lak, perak, dan apa yang perlu dilihat saat memegangnya.'],
      vi: ['Nghề thủ công', 'Đồ vật được làm ra thế nào: lụa, đất nung, sơn mài, bạc, và nên nhìn vào đâu khi cầm trên tay.'],
      ja: ['手仕事', '絹、土、漆、銀。ものがどう作られ、手に取ったらどこを見ればよいか。'],
      ko: ['공예', '비단, 흙, 옻, 은이 어떻게 물건이 되는지, 손에 들었을 때 무엇을 보면 되는지.'],
      'zh-CN': ['手艺', '丝、陶、漆、银是怎样做成的，拿在手里又该看哪里。'],
      'zh-TW': ['手藝', '絲、陶、漆、銀是怎樣做成的，拿在手裡又該看哪裡。'],
    },
  },
  {
    id: 'places',
    texts: {
      en: ['Places', 'Villages, streets and kilns where a craft is at home, and how to visit them.'],
      th: ['สถานที่', 'หมู่บ้าน ถนน และเตาเผาที่เป็นบ้านของงานช่าง พร้อมวิธีไปเยือน'],
      nl: ['Plaatsen', 'Dorpen, straten en ovens waar een ambacht thuis is, en hoe je er komt.'],
      de: ['Orte', 'Dörfer, Straßen und Öfen, in denen ein Handwerk zu Hause ist, und wie man sie besucht.'],
      fr: ['Lieux', 'Les villages, les rues et les fours où un métier est chez lui, et comment les visiter.'],
      it: ['Luoghi', 'Villaggi, strade e fornaci dove un mestiere è di casa, e come visitarli.'],
      es: ['Lugares', 'Aldeas, calles y hornos donde un oficio está en casa, y cómo visitarlos.'],
      pt: ['Lugares', 'Aldeias, ruas e fornos onde um ofício está em casa, e como visitá-los.'],
      id: ['Tempat', 'Desa, jalan, dan tungku tempat sebuah kriya berumah, dan cara mengunjunginya.'],
      vi: ['Địa danh', 'Những ngôi làng, con phố, lò nung là nhà của một nghề, và cách đến thăm.'],
      ja: ['土地', '手仕事が根づく村、通り、窯。そして訪ね方。'],
      ko: ['장소', '공예가 뿌리내린 마을과 거리와 가마, 그리고 찾아가는 길.'],
      'zh-CN': ['地方', '手艺安家的村庄、街道与窑口，以及如何前往。'],
      'zh-TW': ['地方', '手藝安家的村莊、街道與窯口，以及如何前往。'],
    },
  },
  {
    id: 'care',
    texts: {
      en: ['Care', 'Washing, mending and storing, so that a piece outlives you.'],
      th: ['การดูแลรักษา', 'ซัก ซ่อม และเก็บ ให้ของอยู่ได้นานกว่าเรา'],
      nl: ['Onderhoud', 'Wassen, herstellen en bewaren, zodat een stuk je overleeft.'],
      de: ['Pflege', 'Waschen, ausbessern, aufbewahren, damit ein Stück länger lebt als man selbst.'],
      fr: ['Entretien', 'Laver, réparer, ranger, pour qu’un objet vous survive.'],
      it: ['Cura', 'Lavare, riparare, conservare, perché un pezzo viva più di noi.'],
      es: ['Cuidados', 'Lavar, reparar y guardar, para que una pieza le sobreviva.'],
      pt: ['Cuidados', 'Lavar, reparar e guardar, para que uma peça viva mais do que nós.'],
      id: ['Perawatan', 'Mencuci, memperbaiki, dan menyimpan agar sebuah karya berumur lebih panjang dari pemiliknya.'],
      vi: ['Giữ gìn', 'Giặt, sửa và cất giữ, để món đồ sống lâu hơn cả chủ nhân.'],
      ja: ['手入れ', '洗う、直す、しまう。品物が持ち主より長く生きるために。'],
      ko: ['관리', '씻고 고치고 보관하는 법, 물건이 주인보다 오래 살도록.'],
      'zh-CN': ['保养', '清洗、修补、收纳，让一件器物比人更长久。'],
      'zh-TW': ['保養', '清洗、修補、收納，讓一件器物比人更長久。'],
    },
  },
  {
    id: 'people',
    texts: {
      en: ['People', 'Those who kept a craft alive, and those who learn it now.'],
      th: ['ผู้คน', 'คนที่รักษางานช่างไว้ และคนที่กำลังเรียนรู้อยู่ในวันนี้'],
      nl: ['Mensen', 'Wie een ambacht in leven hield, en wie het nu leert.'],
      de: ['Menschen', 'Die ein Handwerk am Leben hielten, und die es heute lernen.'],
      fr: ['Visages', 'Ceux qui ont maintenu un métier en vie, et ceux qui l’apprennent aujourd’hui.'],
      it: ['Persone', 'Chi ha tenuto in vita un mestiere, e chi lo impara oggi.'],
      es: ['Personas', 'Quienes mantuvieron vivo un oficio, y quienes lo aprenden hoy.'],
      pt: ['Pessoas', 'Quem manteve um ofício vivo, e quem hoje o aprende.'],
      id: ['Manusia', 'Mereka yang menjaga sebuah kriya tetap hidup, dan mereka yang kini mempelajarinya.'],
      vi: ['Con người', 'Những người giữ nghề sống, và những người đang học nghề hôm nay.'],
      ja: ['人', '手仕事を守ってきた人、いま学んでいる人。'],
      ko: ['사람', '공예를 지켜 온 사람들, 그리고 지금 배우는 사람들.'],
      'zh-CN': ['人物', '让手艺活下来的人，和今天正在学的人。'],
      'zh-TW': ['人物', '讓手藝活下來的人，和今天正在學的人。'],
    },
  },
]
