import type { Voice } from './seller-names.ts'
import type { Words } from './seed-words.ts'

/** First sentences: who speaks, where, and for how long. */
export const OPENINGS: Readonly<Record<Voice, readonly Words[]>> = {
  woman: [
    [
      'I have done this work in {place} for {years} years; everybody calls me {seller}.',
      'ทำงานนี้ที่{place}มา {years} ปี ใคร ๆ ก็เรียก{seller}',
      'Ik doe dit werk al {years} jaar in {place}; iedereen noemt me {seller}.',
    ],
    [
      'My grandmother sat on this wooden floor in {place} and worked, and now I do.',
      'คุณยายเคยนั่งทำงานบนพื้นไม้นี้ที่{place} วันนี้ถึงคราวเรา',
      'Mijn grootmoeder zat op deze houten vloer in {place} te werken, en nu zit ik er.',
    ],
    [
      '{seller} is what the sign says; behind it I have worked for {years} years, with the radio on.',
      'หน้าร้านเขียนว่า{seller} ข้างหลังคือเรากับวิทยุเครื่องหนึ่งมา {years} ปี',
      '{seller} staat er op het bord; daarachter werk ik al {years} jaar, met de radio aan.',
    ],
    [
      'I learned from my mother-in-law in {place}, who praised me once, after nine years.',
      'เรียนจากแม่สามีที่{place} ชมเราครั้งเดียวหลังผ่านไปเก้าปี',
      'Ik leerde het van mijn schoonmoeder in {place}, die me één keer prees, na negen jaar.',
    ],
    [
      'After the children left home I turned their room in {place} into a workshop; that was {years} years ago.',
      'พอลูกออกจากบ้าน เราก็เปลี่ยนห้องลูกที่{place}เป็นห้องทำงาน {years} ปีมาแล้ว',
      'Toen de kinderen het huis uit waren, maakte ik van hun kamer in {place} een werkplaats; dat is {years} jaar geleden.',
    ],
    [
      'I taught school in {province} before I gave my hands to this.',
      'เคยเป็นครูที่{province}ก่อนจะมาเอาดีทางนี้',
      'Ik stond in {province} voor de klas voordat ik mijn handen hieraan gaf.',
    ],
    [
      'In {place} they ask for {seller} when something has to last.',
      'คนแถว{place}ถามหา{seller}เมื่ออยากได้ของที่ทน',
      'In {place} vragen ze naar {seller} als iets lang mee moet gaan.',
    ],
    [
      'For {years} years my day has begun before the monks pass our gate in {place}.',
      'ตลอด {years} ปี เราเริ่มงานก่อนพระเดินบิณฑบาตผ่านหน้าบ้านที่{place}',
      'Al {years} jaar begint mijn dag voor de monniken langs onze poort in {place} komen.',
    ],
  ],
  man: [
    [
      'I have done this work in {place} for {years} years; people know me as {seller}.',
      'ทำงานนี้ที่{place}มา {years} ปี คนรู้จักกันในชื่อ{seller}',
      'Ik doe dit werk al {years} jaar in {place}; men kent me als {seller}.',
    ],
    [
      'After years in Bangkok I came back to {place} and took up my father’s tools.',
      'อยู่กรุงเทพฯ หลายปี กลับมา{place}แล้วหยิบเครื่องมือของพ่อขึ้นมาใช้',
      'Na jaren in Bangkok keerde ik terug naar {place} en pakte het gereedschap van mijn vader op.',
    ],
    [
      '{seller} works alone, slowly, in a shed in {place} that was once for buffaloes.',
      '{seller}ทำงานคนเดียว ช้า ๆ ในโรงที่{place}ซึ่งเคยเป็นคอกควาย',
      '{seller} werkt alleen, langzaam, in een schuur in {place} waar ooit buffels stonden.',
    ],
    [
      'I was the worst pupil of the best master in {province}, and I am the only one who stayed.',
      'ผมเป็นลูกศิษย์ที่แย่ที่สุดของครูที่เก่งที่สุดใน{province} และเป็นคนเดียวที่ยังอยู่',
      'Ik was de slechtste leerling van de beste meester in {province}, en de enige die bleef.',
    ],
    [
      'I drove a truck until {years} years ago; in {place} nobody believes it anymore.',
      'ผมเคยขับรถบรรทุกจนเมื่อ {years} ปีก่อน ที่{place}ไม่มีใครเชื่อแล้ว',
      'Tot {years} jaar geleden reed ik op een vrachtwagen; in {place} gelooft niemand het nog.',
    ],
    [
      'Two kinds of work fill my year in {place}: rice until the harvest, this until the rain.',
      'ปีหนึ่งที่{place}ผมมีงานสองอย่าง ทำนาจนเกี่ยว แล้วทำงานนี้จนฝนมา',
      'Mijn jaar in {place} kent twee soorten werk: rijst tot de oogst, dit tot de regen.',
    ],
    [
      'I started in {place} with one chisel and a debt; the debt is gone.',
      'ผมเริ่มที่{place}ด้วยสิ่วเล่มเดียวกับหนี้ก้อนหนึ่ง หนี้หมดไปแล้ว',
      'Ik begon in {place} met één stuk gereedschap en een schuld; de schuld is weg.',
    ],
    [
      'Ask for {seller} at the market in {place} and someone will walk you here.',
      'ถามหา{seller}ที่ตลาด{place} เดี๋ยวก็มีคนพามา',
      'Vraag op de markt in {place} naar {seller}, en iemand loopt met je mee.',
    ],
  ],
  family: [
    [
      'The family of {seller} has kept this workshop in {place} going for {years} years.',
      'ครอบครัวของ{seller}ดูแลเรือนทำงานที่{place}มา {years} ปี',
      'De familie van {seller} houdt deze werkplaats in {place} al {years} jaar gaande.',
    ],
    [
      'Three generations work under one roof in {place}, and {seller} has the last word.',
      'คนสามรุ่นทำงานใต้หลังคาเดียวกันที่{place} โดยมี{seller}เป็นคนชี้ขาด',
      'In {place} werken drie generaties onder één dak, en {seller} heeft het laatste woord.',
    ],
    [
      'We are a family of six in {place}; {seller} began it, the rest of us were born into it.',
      'เราหกคนในครอบครัวที่{place} {seller}เป็นคนเริ่ม ที่เหลือเกิดมาก็เจองานนี้',
      'We zijn met zijn zessen in {place}; {seller} begon ermee, de rest werd erin geboren.',
    ],
    [
      'In our house in {place} the table is for work until six and for dinner after.',
      'โต๊ะที่บ้านเราใน{place} ก่อนหกโมงเป็นโต๊ะงาน หลังหกโมงเป็นโต๊ะข้าว',
      'In ons huis in {place} is de tafel tot zes uur om te werken en daarna om te eten.',
    ],
    [
      '{seller} and two daughters run this small house in {place}, {province}.',
      '{seller}กับลูกสาวสองคนดูแลบ้านงานหลังเล็กที่{place} {province}',
      '{seller} en twee dochters runnen dit kleine huis in {place}, {province}.',
    ],
    [
      'When {seller} fell ill {years} years ago, the children learned in one summer what had taken a life.',
      'เมื่อ {years} ปีก่อน{seller}ล้มป่วย ลูก ๆ จึงเรียนวิชาทั้งชีวิตในหน้าร้อนเดียว',
      'Toen {seller} {years} jaar geleden ziek werd, leerden de kinderen in één zomer wat een leven had gekost.',
    ],
    [
      'Our great-grandparents carried this craft to {place} on an ox cart.',
      'ทวดของเราพาวิชานี้มา{place}กับเกวียน',
      'Onze overgrootouders brachten dit ambacht op een ossenkar naar {place}.',
    ],
    [
      'Husband and wife, and {seller} in the next room telling us how it was done before.',
      'มีสามี ภรรยา และ{seller}ในห้องถัดไปคอยบอกว่าแต่ก่อนทำอย่างไร ที่{place}',
      'Man en vrouw, en in de kamer ernaast {seller}, die vertelt hoe het vroeger ging.',
    ],
  ],
  group: [
    [
      '{seller} is a group of neighbors in {place}, {province}, who have worked together for {years} years.',
      '{seller}คือกลุ่มเพื่อนบ้านที่{place} {province} ทำงานด้วยกันมา {years} ปี',
      '{seller} is een groep buren in {place}, {province}, die al {years} jaar samenwerken.',
    ],
    [
      'What began {years} years ago with six households of {seller} in {place} now feeds the village between harvests.',
      'จากหกครัวเรือนของ{seller} ที่{place} เมื่อ {years} ปีก่อน วันนี้เป็นรายได้ของหมู่บ้านนอกฤดูเกี่ยวข้าว',
      'Wat {years} jaar geleden begon met zes huishoudens van {seller} in {place}, voedt nu het dorp tussen de oogsten.',
    ],
    [
      'Twenty-four women and two patient men make up {seller} in {place}.',
      '{seller}ที่{place}มีผู้หญิงยี่สิบสี่คนกับผู้ชายใจเย็นอีกสองคน',
      '{seller} in {place} bestaat uit vierentwintig vrouwen en twee geduldige mannen.',
    ],
    [
      'We of {seller} share one shed in {place}, one account book and a great deal of talk.',
      'พวกเรา{seller}ที่{place} มีโรงงานหลังเดียว สมุดบัญชีเล่มเดียว กับเรื่องคุยไม่รู้จบ',
      'Wij van {seller} delen één loods in {place}, één kasboek en veel gepraat.',
    ],
    [
      'The temple in {place} lent {seller} its hall {years} years ago and never asked for it back.',
      'วัดที่{place}ให้{seller}ยืมศาลาเมื่อ {years} ปีก่อน แล้วไม่เคยทวงคืน',
      'De tempel in {place} leende {seller} {years} jaar geleden zijn hal en vroeg hem nooit terug.',
    ],
    [
      '{seller} was founded so that the young would not have to leave {place} for the factories.',
      '{seller}ตั้งขึ้นเพื่อให้คนหนุ่มสาวไม่ต้องทิ้ง{place}ไปเข้าโรงงาน',
      '{seller} is opgericht zodat de jongeren {place} niet hoefden te verlaten voor de fabriek.',
    ],
    [
      'Every Monday {seller} meets in {place} to share out the week’s orders by lot.',
      'ทุกวันจันทร์{seller}มาจับฉลากแบ่งงานประจำสัปดาห์กันที่{place}',
      'Elke maandag verloot {seller} in {place} de bestellingen van de week.',
    ],
  ],
}

/** Last sentences: how it goes on. */
export const CLOSINGS: readonly Words[] = [
  [
    'Write to us if you want something a little different; we like a challenge.',
    'อยากได้แบบพิเศษเขียนมาคุยกันได้ เราชอบโจทย์ใหม่ ๆ',
    'Wil je iets net anders, schrijf ons dan; we houden van een uitdaging.',
  ],
  [
    'Visitors are welcome most mornings, and there is always coffee.',
    'ยินดีต้อนรับผู้มาเยือนเกือบทุกเช้า มีกาแฟให้เสมอ',
    'Bezoekers zijn de meeste ochtenden welkom, en er is altijd koffie.',
  ],
  ['Each parcel is packed by whoever made what is in it.', 'ของทุกกล่อง คนทำเป็นคนห่อเอง', 'Elk pakje wordt ingepakt door wie de inhoud maakte.'],
  [
    'Two young people have joined this year, and that matters more than any prize.',
    'ปีนี้มีคนหนุ่มสาวมาเรียนเพิ่มสองคน ดีใจกว่าได้รางวัล',
    'Dit jaar kwamen er twee jongeren bij, en dat telt meer dan welke prijs ook.',
  ],
  [
    'We sign what we are proud of and give the rest to the neighbors.',
    'ชิ้นที่ภูมิใจเราลงชื่อ ที่เหลือยกให้เพื่อนบ้าน',
    'We signeren waar we trots op zijn; de rest krijgen de buren.',
  ],
  ['Please be patient in the rainy season, when nothing dries.', 'หน้าฝนขอให้ใจเย็น เพราะอะไรก็ไม่แห้ง', 'Heb in het regenseizoen geduld; dan droogt er niets.'],
  ['Part of what we earn pays for the school bus.', 'ส่วนหนึ่งของรายได้เป็นค่ารถโรงเรียนของเด็ก ๆ', 'Een deel van wat we verdienen betaalt de schoolbus.'],
  [
    'We answer messages in the evening, when the tools are put away.',
    'เราตอบจดหมายตอนค่ำหลังเก็บเครื่องมือ',
    '’s Avonds, als het gereedschap is opgeruimd, beantwoorden we brieven.',
  ],
  [
    'A photograph of the work on your own table would please us more than stars.',
    'ถ้าส่งรูปงานบนโต๊ะที่บ้านมาให้ดู เราดีใจกว่าดาว',
    'Een foto van het werk op jouw eigen tafel is ons meer waard dan sterren.',
  ],
  [
    'We repair what we made, even years later; you pay only the postage.',
    'ของที่เราทำ กี่ปีก็ซ่อมให้ เสียแค่ค่าส่ง',
    'Wat we maakten, repareren we ook jaren later; je betaalt alleen de post.',
  ],
  ['What we cannot finish well, we do not send.', 'ชิ้นไหนทำไม่ดี เราไม่ส่ง', 'Wat we niet goed af krijgen, versturen we niet.'],
  ['On temple days we are closed, and the cat is in charge.', 'วันพระเราปิด ให้แมวเฝ้าร้าน', 'Op tempeldagen zijn we gesloten en heeft de kat de leiding.'],
  [
    'Prices are ours; nobody stands between the work and you.',
    'ราคานี้เราตั้งเอง ไม่มีใครคั่นกลาง',
    'De prijzen zijn van onszelf; er staat niemand tussen het werk en jou.',
  ],
  [
    'The oldest of us is eighty-one and still sharper-eyed than the rest.',
    'คนแก่สุดอายุแปดสิบเอ็ด แต่ตายังคมกว่าใคร',
    'De oudste van ons is eenentachtig en ziet nog altijd scherper dan de rest.',
  ],
  ['Our children take the photographs and answer in English.', 'ลูกเป็นคนถ่ายรูปและตอบภาษาอังกฤษ', 'Onze kinderen maken de foto’s en antwoorden in het Engels.'],
  ['Nothing is wasted here: the scraps become toys.', 'ที่นี่ไม่ทิ้งอะไร เศษเอาไปทำของเล่น', 'Hier gaat niets verloren: van de restjes maken we speelgoed.'],
  [
    'Large orders are shared among neighbors, so that all of us keep working.',
    'งานก้อนใหญ่แบ่งกันทำ ทุกบ้านจะได้มีงาน',
    'Grote bestellingen verdelen we onder de buren, zodat iedereen werk houdt.',
  ],
  [
    'If it breaks on the way, tell us, and another one leaves the same week.',
    'ถ้าแตกระหว่างทางบอกเรา สัปดาห์นั้นส่งใหม่ให้',
    'Breekt het onderweg, zeg het dan, en dezelfde week vertrekt er een nieuw.',
  ],
  [
    'We still keep the first piece; it is crooked and not for sale.',
    'ชิ้นแรกยังเก็บไว้ เบี้ยว ๆ และไม่ขาย',
    'Het eerste stuk hebben we nog; het is scheef en niet te koop.',
  ],
  ['Come in the cool season and you may try it yourself.', 'มาหน้าหนาวสิ ลองทำเองได้', 'Kom in het koele seizoen en je mag het zelf proberen.'],
  [
    'Orders from far away are pinned to the wall, with a map.',
    'คำสั่งซื้อจากแดนไกล เราปักไว้บนแผนที่ข้างฝา',
    'Bestellingen van ver prikken we aan de muur, op een kaart.',
  ],
  ['We would rather make ten good ones than a hundred.', 'ทำดีสิบชิ้นดีกว่าทำร้อย', 'Liever tien goede dan honderd.'],
]
