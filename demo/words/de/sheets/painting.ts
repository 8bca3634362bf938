import type { SheetsWords } from '../../../language-words.ts'

const FROM = '{name}, gemalt in {place}{tail}'
const FACTS = 'Leinwand {measure}, etwa {weight}, fertig zum Aufhängen.'

export const PAINTING: SheetsWords = {
  'temple-painting': {
    looks: { dusk: 'in der Abenddämmerung', dawn: 'in der Morgendämmerung', gold: 'in Gold' },
    names: ['Tempelbild, {look}', 'Dächer des Wat {look}', 'Chedi am Fluss {look}', 'Tempelspitzen {look}, Acryl auf Leinwand', 'Stiller Tempel {look}'],
    from: FROM,
    made: [
      'Im Freien mit breitem Pinsel begonnen, im Atelier mit Lasuren vollendet, die dünn sind wie Tee.',
      'Der Himmel entstand an vier Abenden, eine Farbe am Tag, ohne einmal zurückzukehren.',
      'Das Gold auf den Spitzen ist Blattgold, keine Farbe, und wechselt mit der Stunde.',
    ],
    of: ['Künstleracryl auf Baumwollleinwand, auf Kiefer gespannt und matt gefirnisst.', 'Acryl und Blattgold auf Leinwand, Kanten bemalt, kein Rahmen nötig.'],
    use: [
      'Vorn signiert, hinten auf Thai und Englisch betitelt.',
      'Hängen Sie es dorthin, wo bei Ihnen der Tag zu Ende geht.',
      'Verschickt flach in einer Holzkiste; große Formate auf Wunsch gerollt.',
    ],
    facts: FACTS,
  },
  'elephant-painting': {
    looks: { indigo: 'in Indigo', ochre: 'in Ocker', green: 'in Grün' },
    names: [
      'Elefanten {look}',
      'Mutter und Kalb {look}',
      'Herde am Fluss {look}',
      'Zug der Elefanten {look}, Acryl auf Leinwand',
      'Alter Stoßzahnträger {look}',
    ],
    from: FROM,
    made: [
      'Gemalt von einem Menschen, der mit Elefanten aufwuchs, nicht von einem Elefanten.',
      'Die Haut wird mit trockenem Pinsel gezogen, Falte um Falte, bevor der Schatten darunter kommt.',
      'Drei Farben und Weiß: Die Beschränkung hält die Tiere ruhig.',
    ],
    of: ['Acryl auf grundierter Baumwollleinwand, auf einem Kieferrahmen.', 'Lichtechtes Acryl, zwei Schichten matter Firnis, Aufhänger angebracht.'],
    use: [
      'Gut über etwas Langem: einem Sofa, einer Bank, im Flur.',
      'Ein Teil des Preises geht in das Futter einer Herde im Ruhestand gleich in der Nähe.',
      'Signiert, datiert und mit einem Foto aus dem Atelier verschickt.',
    ],
    facts: FACTS,
  },
  'lotus-painting': {
    looks: { pink: 'in Rosa', white: 'in Weiß', blue: 'in Blau' },
    names: [
      'Lotusteich {look}',
      'Lotus nach dem Regen {look}',
      'Seerosen {look}, Acryl auf Leinwand',
      'Aufgehender Lotus {look}',
      'Sechs Uhr früh, Lotus {look}',
    ],
    from: FROM,
    made: [
      'Um sechs Uhr früh vom Boot aus skizziert, bevor sich die Blüten ganz öffnen.',
      'Die Blütenblätter sind aus elf Weißtönen gebaut, keiner davon aus der Tube.',
      'Das Wasser ist mit einer Karte abgezogen, damit es flacher liegt als die Blätter.',
    ],
    of: ['Acryl auf Leinwand, Grund mit Leinenstruktur.', 'Künstleracryl, Baumwollleinwand, tiefe Kanten.'],
    use: [
      'Ein ruhiges Bild für ein Zimmer, in dem man schläft oder wartet.',
      'Im Schlamm und über ihm: Was die Blüte bedeutet, braucht keine weiteren Worte.',
      'Zwei Teiche nebeneinander ergeben einen Fluss.',
    ],
    facts: FACTS,
  },
  'carved-panel': {
    looks: { lotus: 'Lotus', flame: 'Flammenblättern', white: 'weiß gekalktem Lotus' },
    names: ['Geschnitzte Teaktafel mit {look}', 'Wandrelief aus Teak mit {look}', 'Lanna-Schnitztafel mit {look}'],
    made: [
      'Die Zeichnung wird auf die Bohle geklebt und mitgeschnitten; am Abend ist nur noch Holz übrig.',
      'Vier Tiefen, die unterste nicht dicker als eine Münze.',
      'Hinterschnittene Blätter werfen einen Schatten, der mit der Lampe wandert.',
    ],
    of: ['Ein Brett Plantagenteak, 30 mm stark, gewachst.', 'Altes Teak aus Reisspeichern, gewaschen und neu geschnitzt.'],
    use: [
      'Als Kopfteil am Bett, über einer Tür oder an die Wand gelehnt.',
      'Mit zwei Messingplatten zum Aufhängen.',
      'Rechtzeitig gefragt, schnitzen wir auch spiegelbildliche Paare.',
    ],
  },
}
