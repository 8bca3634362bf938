import type { SheetsWords } from '../../../language-words.ts'

export const LACQUER: SheetsWords = {
  'lacquer-box': {
    looks: { black: 'Schwarz und Gold', vermilion: 'Zinnoberrot und Schwarz', brown: 'Braun und Gold' },
    names: ['Vergoldete Lackdose in {look}', 'Lanna-Lackdose, {look}', 'Schmuckdose aus lackiertem Bambus, {look}', 'Andenkendose mit Blattgold, {look}'],
    made: [
      'Bambusstreifen werden zu einem Körper gewickelt, der so leicht ist, dass er nachfedert, wenn man ihn drückt.',
      'Sieben bis zehn Schichten Saft vom Lackbaum folgen; jede ruht in einem feuchten Keller und wird mit Asche und Wasser geschliffen.',
      'Für das Gold wird der Grund um das Muster herum abgedeckt; das Blattgold kommt über alles und wird dort abgewaschen, wo es nicht bleiben soll.',
      'Vom ersten Bambusstreifen bis zur letzten Politur vergehen etwa zwei Monate.',
    ],
    of: [
      'Bambus, Naturlack und Blattgold; nirgends Kunstlack.',
      'Der Saft stammt vom Rak-Baum der nördlichen Wälder und härtet zu einer Haut, durch die kein Wasser dringt.',
    ],
    use: [
      'Für Ringe, Briefe, Betel oder Süßes: Ihre Großmütter haben all das aufbewahrt.',
      'Der Geruch frischen Lacks verfliegt in einer Woche, wenn der Deckel offen bleibt.',
      'Weil der Körper geflochten ist, übersteht sie einen Sturz, der eine Holzdose zerbräche.',
    ],
    personal: 'Initialen unter dem Deckel, höchstens 12 Buchstaben',
  },
  'pearl-inlay-box': {
    looks: { black: 'Schwarz', oxblood: 'Ochsenblutrot', teal: 'Dunkelpetrol' },
    names: ['Perlmuttdose in {look}', 'Lackdose mit Muscheleinlage, {look}', 'Schmuckkästchen mit Perlmutteinlage, {look}'],
    made: [
      'Turbanschnecke wird flach geschliffen, mit einem haardünnen Draht gesägt und Blatt für Blatt eingesetzt.',
      'Schwarze Lackpaste füllt in vielen dünnen Schichten die Lücken und wird abgeschliffen, bis Muschel und Grund eine Fläche sind.',
      'Eine einzige Blüte hat etwa zwanzig Teile, ein Deckel bis zu sechshundert.',
    ],
    of: [
      'Schale der grünen Turbanschnecke, gezüchtet und deklariert, auf einem Kern aus abgelagertem Holz.',
      'Gummibaumholz, Naturlack und Perlmutt, mit Baumwollsamt gefüttert.',
    ],
    use: [
      'Drehen Sie sie unter der Lampe, und die Blüten gehen von Grün in Rosé über.',
      'Tempel zeigen diese Arbeit an Türen und Opferschalen; zu Hause hütet sie, was Sie nicht verlieren möchten.',
      'Das Scharnier aus Messing ist versenkt, damit nichts das Muster stört.',
    ],
  },
  'gilded-panel': {
    looks: { black: 'Schwarz und Gold', red: 'Rot und Gold', green: 'Grün und Gold' },
    names: ['Lai-Rot-Nam-Tafel in {look}', 'Vergoldete Lacktafel, {look}', 'Wandtafel mit Blattgold in {look}'],
    made: [
      'Das Muster wird durch Papier gestochen und mit gelbem Gummi gezeichnet; das Gold kommt über alles, und Wasser spült fort, was nicht Zeichnung ist.',
      'Jede Linie ist eine Linie, die ausgespart wurde: Der Maler arbeitet um das Gold herum, nicht mit ihm.',
      'Der Grund besteht aus fünf Schichten Lack, mit Holzkohle poliert, bis sich eine Kerze darin spiegelt.',
    ],
    of: [
      'Naturlack und Blattgold auf einem abgelagerten Holzbrett, mit Aufhänger auf der Rückseite.',
      'Gold von 96,5 Prozent, so dünn geschlagen, dass ein Atemzug es bewegt, auf schwarzem Lack.',
    ],
    use: [
      'Hängen Sie sie dorthin, wo das Abendlicht von der Seite kommt und das Gold aufwacht.',
      'Die Flammenblätter sind die der Tempelschränke von Ayutthaya, neu gezeichnet, nicht durchgepaust.',
      'Vom Maler auf der Rückseite signiert und datiert.',
    ],
  },
}
