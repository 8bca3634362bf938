import type { SheetsWords } from '../../../language-words.ts'

export const INDIGO_AND_KHIT: SheetsWords = {
  'indigo-scarf': {
    looks: { deep: 'tiefes Indigo', mid: 'mittleres Indigo mit Ikatstreifen', pale: 'helles Indigo mit Ikatstreifen' },
    names: [
      'Indigo-Baumwollschal, {look}',
      'Schultertuch aus handgesponnener Baumwolle, {look}',
      'Indigoschal im Stil von Sakon Nakhon, {look}',
      'Wickeltuch mit Naturindigo, {look}',
    ],
    made: [
      'Die Blätter werden über Nacht eingeweicht, mit Kalk geschlagen und setzen sich zu einem Teig, der jahrelang in der Küpe lebt.',
      'Das Garn wird fünf- bis neunmal getaucht, gewrungen und gelüftet; es kommt grün heraus und ist in einer Minute blau.',
      'Auf dem Trittwebstuhl locker angeschlagen, damit der Schal vom ersten Tag an weich ist.',
    ],
    of: [
      'Baumwolle und Naturindigo; der Duft ist der von frischem Heu und Flussschlamm.',
      'Handgesponnene Baumwolle von den Feldern des Isan, ohne Metallsalze gefärbt.',
    ],
    use: [
      'Bauern tragen Indigo, weil es die Haut kühlt und Insekten es nicht mögen.',
      'Anfangs kann etwas Blau auf helle Kleidung abfärben; das gibt sich.',
      'Nach fünfzig Wäschen sieht er besser aus als nach fünf.',
    ],
    facts: '{measure}, etwa {weight}.',
  },
  'mo-hom-shirt': {
    looks: { indigo: 'Indigo', black: 'Schwarz', faded: 'verwaschenem Blau' },
    names: [
      'Mo-Hom-Hemd aus Baumwolle in {look}',
      'Mo-Hom-Hemd im Stil von Phrae in {look}',
      'Kragenloses Bauernhemd in {look}',
      'Mo-Hom-Jacke zum Binden in {look}',
    ],
    made: [
      'Gerade geschnitten, flach genäht und als fertiges Hemd gefärbt, sodass die Nähte einen Ton heller bleiben.',
      'In den Töpfen von Thung Hong auf die alte Art gefärbt: mit Hom-Blättern, Kalk und Geduld.',
      'Geschlossen mit Stoffbändern oder Kokosknöpfen, alle von Hand angenäht.',
    ],
    of: [
      'Ungebleichte Baumwolle von 160 g, gefärbt mit Hom, einem Verwandten des Indigos.',
      'Atmungsaktive Baumwolle in Leinwandbindung, vorgewaschen; sie läuft höchstens zwei Prozent ein.',
    ],
    use: [
      'Im Norden trägt man es freitags, auf Festen und auf dem Feld.',
      'Weit unter den Armen, luftig bei vierzig Grad.',
      'Für Frauen und Männer derselbe Schnitt; als Jacke eine Größe größer nehmen.',
    ],
    facts: 'Größe {label}: {measure} (Brust und Länge), etwa {weight}.',
  },
  'khit-shawl': {
    looks: { red: 'Rot und Schwarz', black: 'Schwarz und Creme', ochre: 'Ocker und Braun' },
    names: ['Khit-Schultertuch in {look}', 'Khit-Tuch aus dem Isan, {look}', 'Gemustertes Baumwolltuch, {look}', 'Khit-Festtuch in {look}'],
    made: [
      'Ein flacher Stab hebt die Kette Reihe um Reihe, und ein zusätzlicher Schuss zeichnet das Muster.',
      'Die Reihen sind als Bambusstäbchen hinter dem Blatt gespeichert; ein großes Motiv braucht sechzig.',
      'Fünf Tage auf dem Webstuhl, beide Seiten sauber vernäht.',
    ],
    of: ['Grund aus mercerisierter Baumwolle, Musterfaden weich gedreht.', 'Durchgehend Baumwolle, farbecht bis vierzig Grad.'],
    use: [
      'Über der linken Schulter im Tempel, über beiden an einem kühlen Abend.',
      'Reihen von Elefanten, Sternen und Kürbisblüten ziehen sich bis ans Ende des Tuchs.',
      'Über das Sofa geworfen, verrutscht es nicht.',
    ],
    facts: '{measure} zuzüglich Fransen, etwa {weight}.',
  },
  phakaoma: {
    looks: { red: 'Karo in Rot', blue: 'Karo in Blau', green: 'Karo in Grün', mauve: 'Karo in Mauve' },
    names: ['Phakaoma aus Baumwolle, {look}', 'Handgewebtes Phakaoma, {look}', 'Phakaoma in fünf Farben, {look}', 'Kariertes Badetuch, {look}'],
    made: [
      'Eine lange gestreifte Kette wird von denselben Streifen gekreuzt, und das Karo entsteht von selbst.',
      'Vier Tücher am Tag kommen vom Schnellschützen-Webstuhl; der Saum wird von Hand gerollt.',
      'Zweimal in Reiswasser gewaschen, damit die Schlichte weich wird.',
    ],
    of: ['Gekämmte Baumwolle, leicht und schnell trocken.', 'Reine Baumwolle, vor dem Weben gefärbt, sodass das Karo auf beiden Seiten gleich aussieht.'],
    use: [
      'Handtuch, Gürtel, Turban, Babywiege, Fahne im Reisfeld: Einen einzigen Zweck hat es nicht.',
      'Nehmen Sie es mit auf Reisen; gerollt ist es so groß wie eine Faust.',
      'Großväter bekommen eines zu Neujahr, und im Jahr darauf wieder.',
    ],
    facts: '{measure}, etwa {weight}.',
    personal: 'Ein Name, in eine Ecke gestickt, höchstens 15 Buchstaben',
  },
}
