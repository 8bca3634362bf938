import type { SheetsWords } from '../../../language-words.ts'

export const STAGE: SheetsWords = {
  'khon-mask': {
    looks: { green: 'grüner Dämon', white: 'weißer Affe', red: 'roter Dämon' },
    names: ['Khon-Maske, {look}', 'Ramakien-Maske, {look}', 'Vergoldeter Khon-Kopf, {look}'],
    made: [
      'Fünfzehn Lagen Sa-Papier werden über eine Form geklebt, aufgeschnitten und hinten zugenäht.',
      'Brauen, Fangzähne und Krone werden aus Lackpaste in Steinformen gepresst und einzeln aufgelegt.',
      'Die Augen werden zuletzt geöffnet, nach einem Opfer für die Lehrer.',
    ],
    of: ['Sa-Papier, Lack, Blattgold, Glassteine und Pigmente.', 'Pappmaché mit 23-karätigem Blattgold und Spiegelglas in Harz.'],
    use: [
      'Stellen Sie sie höher als Ihren Kopf, wie es die Tänzer tun.',
      'Große kann man auf der Bühne tragen; kleine halten ein Regal in Ordnung.',
      'Auf einer Karte stehen der Name der Figur und ihre Rolle im Ramakien.',
    ],
  },
  puppet: {
    looks: { red: 'Rot und Gold', blue: 'Blau und Gold', green: 'Grün und Gold' },
    names: ['Hun-Krabok-Puppe in {look}', 'Stabpuppe einer Prinzessin, {look}', 'Stabpuppe eines Prinzen, {look}'],
    made: [
      'Der Kopf ist aus Thonglang-Holz geschnitzt, leicht wie Kork, und mit Lack überzogen.',
      'Zwei Stäbe bewegen die Hände; den Rest tut das Gewand, wenn man gelernt hat, es zu lassen.',
      'Das Gewand ist mit Metallfaden und etwa achthundert Pailletten bestickt.',
    ],
    of: ['Holz, Bambus, Seide, Metallfaden und Blattgold.', 'Geschnitztes Holz, Bambusstab, Gewand aus Thaiseide mit Baumwollfutter.'],
    use: [
      'Spielt samstags Phra Aphai Mani und steht die ganze Woche auf ihrem Stab.',
      'Mit Ständer und einem Blatt, das die ersten fünf Bewegungen zeigt.',
      'Kinder dürfen, wenn die Hände sauber sind.',
    ],
  },
  'shadow-puppet': {
    looks: { amber: 'Bernstein', red: 'Rot', green: 'Grün' },
    names: ['Nang-Talung-Schattenfigur, {look}', 'Held des Schattenspiels, {look}', 'Narr des Schattenspiels, {look}', 'Schattendame in {look}'],
    made: [
      'Die Haut wird geschabt, bis Licht hindurchfällt, mit einem Nagel vorgezeichnet und mit vierzig verschiedenen Eisen ausgestanzt.',
      'Die Farben sind Tinten, die durchdringen; so ist auch der Schatten bunt.',
      'Mund und Arm bewegt ein Faden, alles andere ist die Stimme des Spielers.',
    ],
    of: ['Büffelkalbshaut, Bambusstäbe, Baumwollfaden.', 'Durchscheinende Rindshaut mit Natur- und Anilintinten.'],
    use: [
      'Vor der Lampe spielt sie, vor dem Fenster leuchtet sie.',
      'Zwischen zwei Scheiben gerahmt, wird sie ein Bild, das sich mit dem Tag verändert.',
      'Jeder Narr hat einen Namen, ein Dorf und eine Meinung.',
    ],
  },
  'hill-tribe-doll': {
    looks: { black: 'Schwarz und Rot', blue: 'Blau', red: 'Rot' },
    names: ['Puppe der Bergvölker in {look}', 'Stoffpuppe in Festtracht, {look}', 'Bestickte Puppe, {look}', 'Freundin aus den Bergen in {look}'],
    made: [
      'Jeder Rock ist gefältelt, jeder Saum bestickt, wie an der Tracht der Frau, die sie näht.',
      'Die Gesichter sind mit sechs Stichen gestickt; das genügt für einen Charakter.',
      'Mit Baumwolle gestopft und mit Reis beschwert, damit sie sitzen.',
    ],
    of: ['Baumwollstoff aus den Resten der Nähstube, Münzperlen, Wolle.', 'Handgewebte Baumwolle und Seidengarn; keine Kleinteile, die sich lösen.'],
    use: [
      'Für Kinder ab drei Jahren und für Regale jeden Alters.',
      'Jede trägt ein Schildchen mit dem Namen und dem Dorf der Frau, die sie gemacht hat.',
      'Hmong, Mien, Akha, Lisu: Sagen Sie es uns, wenn Sie eine bestimmte möchten.',
    ],
  },
  kite: {
    looks: { red: 'Rot', yellow: 'Gelb', blue: 'Blau' },
    names: ['Chula-Drachen in {look}', 'Sterndrachen aus Papier und Bambus, {look}', 'Kampfdrachen, {look}', 'Felddrachen mit Schwanz, {look}'],
    made: [
      'Fünf Bambusrippen werden geschabt, bis sie auf einem Finger balancieren, dann gebunden, nie genagelt.',
      'Das Papier wird in kleinen Quadraten über ein Fadennetz geklebt; so bleibt ein Riss klein.',
      'Im Nachmittagswind probegeflogen, bevor er zusammengelegt wird.',
    ],
    of: ['Sisuk-Bambus, Drachenpapier, Baumwollfaden und Reiskleister.', 'Bambus und Papier; 60 m Schnur liegen bei.'],
    use: [
      'Fliegt schon bei leichter Brise; der Stern hat keinen Schwanz und braucht keinen.',
      'An der Wand ist er ein Stück März.',
      'Der männliche Chula jagt den kleinen Pakpao: Bringen Sie Gesellschaft mit.',
    ],
    facts: 'Spannweite {measure}, etwa {weight}.',
  },
}
