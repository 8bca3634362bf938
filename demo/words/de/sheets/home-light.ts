import type { SheetsWords } from '../../../language-words.ts'

export const HOME_LIGHT: SheetsWords = {
  'sa-umbrella': {
    looks: { red: 'Rot', blue: 'Blau', cream: 'Creme', violet: 'Violett' },
    names: [
      'Bemalter Papierschirm, {look}',
      'Sonnenschirm im Stil von Bo Sang in {look}',
      'Schirm aus Maulbeerpapier mit Blüten, {look}',
      'Handbemalter Gartenschirm, {look}',
    ],
    made: [
      'Die Rippen werden aus einem einzigen Bambus gespalten und in der Reihenfolge eingesetzt, in der sie wuchsen; so schließt der Schirm rund.',
      'Drei Lagen Papier werden mit Kakisaft geleimt und geölt, wenn die Sonne scheint.',
      'Zuletzt kommen die Blüten, zwei Farben auf einem Pinsel, während sich der Schirm auf dem Knie dreht.',
    ],
    of: ['Maulbeerpapier, Bambus, Baumwollfaden und Tungöl.', 'Papier aus Sa-Rinde, im selben Bezirk von Hand geschöpft, an einem Stock aus Holz.'],
    use: [
      'Vor allem für die Sonne; einen Schauer verträgt er, Wind mag er nicht.',
      'Mit einer Glühbirne darin unter die Decke gehängt, erhellt er ein ganzes Fest.',
      'Ohne Schablone gemalt; Pfingstrosen und Vögel sind kein zweites Mal gleich.',
    ],
    personal: 'Ein Name, auf den Rand gemalt, höchstens 20 Buchstaben',
  },
  'sa-lamp': {
    looks: { cream: 'Creme', saffron: 'Safran', rose: 'Rosé' },
    names: ['Lampe aus Maulbeerpapier, {look}', 'Lanna-Laterne aus Papier in {look}', 'Tischlampe aus Sa-Papier, {look}'],
    made: [
      'Die Rinde wird mit Asche gekocht, zu Brei geschlagen und auf einen Rahmen gegossen; bevor er trocknet, fallen Blütenblätter hinein.',
      'Der Bogen wird nass über ein Bambusgestell gezogen und spannt sich wie ein Trommelfell.',
      'Geformt wie die Laternen, die man im Norden zu Yi Peng vor die Häuser hängt.',
    ],
    of: [
      'Maulbeerpapier mit Blütenblättern, Bambusgestell, 2 m Kabel mit Schalter und Stecker für Ihr Land.',
      'Handgeschöpftes Sa-Papier auf Bambus, Fassung E14, ohne Leuchtmittel.',
    ],
    use: [
      'Gibt ein Licht, bei dem man einschlafen könnte.',
      'Zwei davon auf dem Sideboard machen ein Zimmer länger.',
      'Ausgeschaltet ist sie Papier und Schatten, eingeschaltet ist sie Abend.',
    ],
  },
  'rattan-lamp': {
    looks: { natural: 'Natur', black: 'Schwarz', white: 'Weiß lasiert' },
    names: ['Hängelampe aus Rattan, {look}', 'Locker geflochtene Rattanlampe in {look}', 'Fischreusenlampe aus Rattan, {look}'],
    made: [
      'Das Rohr wird gedämpft, über eine Holzform gebogen und an jeder Kreuzung gebunden.',
      'Das Muster ist das der Fischreusen, nur so weit geöffnet, dass das Licht hinausschwimmen kann.',
      'Zwei Tage Arbeit, einer davon allein für den Rand.',
    ],
    of: ['Rattan, Keramikfassung E27, 1,5 m Textilkabel.', 'Ganzes Rohr mit Haut; so staubt es nicht und splittert nicht.'],
    use: [
      'Zeichnet Kreise an die Decke über dem Esstisch.',
      'Kein Deckenanschluss? Auf einem Hocker wird sie zur Stehlampe.',
      'Nehmen Sie ein warmes Leuchtmittel; Rattan mag 2700 Kelvin.',
    ],
  },
  'lotus-candles': {
    looks: { white: 'Weiß', pink: 'Rosa', gold: 'Gelb' },
    names: ['Lotuskerzen, {look}', 'Von Hand gedrückte Lotuskerzen in {look}', 'Schwimmende Lotuskerzen, {look}'],
    made: [
      'Jedes Blütenblatt ist ein daumengroßes Stück warmes Wachs, dünn gedrückt und um die Knospe gelegt.',
      'Achtzehn Blätter für eine Blüte, und keine Form.',
      'Der Docht aus Baumwolle ist in Bienenwachs getaucht und brennt ohne Ruß.',
    ],
    of: ['Sojawachs und Bienenwachs mit Lotusduft, ohne Paraffin.', 'Pflanzenwachs mit Jasmin-Absolue; brennt etwa fünf Stunden.'],
    use: [
      'In einer Schale schwimmend zu Loy Krathong oder an jedem anderen Abend neben der Badewanne.',
      'Zu schön zum Anzünden, sagen die Käufer, und bestellen wieder.',
      'Bei Hitze verschicken wir nachts; Wachs reist kühl besser.',
    ],
    facts: 'Schachtel mit {count}; eine Blüte misst {measure}, die Schachtel wiegt etwa {weight}.',
  },
  'incense-set': {
    looks: { sandalwood: 'Sandelholz', jasmine: 'Jasmin', lotus: 'Lotus' },
    names: ['Räucherstäbchen mit Messinghalter, {look}', 'Von Hand gerollte Räucherstäbchen, {look}', 'Räucherset für den Abend, {look}'],
    made: [
      'Holzpulver wird mit Wasser und der klebrigen Rinde des Yang-Bong-Baums geknetet, auf Bambus gerollt und in Fächern zu hundert getrocknet.',
      'Den Halter gießt ein Nachbar aus Messing; er ist gebürstet, nicht lackiert.',
      'Der Duft kommt als Blüte, Harz oder Öl hinein, nie als Spray.',
    ],
    of: ['Natürliche Hölzer, Harze und Öle auf Bambus; Halter aus massivem Messing.', 'Ohne Kohle und Salpeter, daher wenig Rauch und langsamer Abbrand.'],
    use: [
      'Ein Stäbchen brennt vierzig Minuten, so lang wie ein gutes Bad oder ein kurzes Gebet.',
      'Dort aufstellen, wo nichts darüber hängt.',
      'Der Duft bleibt bis zum Morgen in den Vorhängen.',
    ],
    facts: '{count} Stäbchen und ein Halter in einer Schachtel von {measure}, etwa {weight}.',
  },
  'wind-chime': {
    looks: { natural: 'Natur', dark: 'Dunkel', green: 'Grün' },
    names: ['Windspiel aus Bambus, {look}', 'Gartenwindspiel mit sechs Rohren in {look}', 'Veranda-Windspiel aus Bambus, {look}'],
    made: [
      'Sechs Rohre werden schräg geschnitten und haarweise gekürzt, bis sie eine Leiter aus fünf Tönen ergeben.',
      'Aufgehängt an gewachster Schnur, die der Wind nicht durchscheuert.',
      'In Salzwasser gelegt, getrocknet und geräuchert; Insekten haben daran kein Interesse.',
    ],
    of: ['Drei Jahre alter Bambus, Klöppel aus Kokosschale, Baumwollschnur.', 'Bambus und Kokosschale, geölt; grüne Stücke sind mit Blattfarbe gebeizt.'],
    use: [
      'Klingt eher nach Wasser als nach Metall, damit die Nachbarn Freunde bleiben.',
      'Vor dem Sturm hereinholen.',
      'Bauern hängen solche Rohre in die Reisfelder, damit die Vögel wissen, dass sie nicht allein sind.',
    ],
  },
}
