import type { SheetsWords } from '../../../language-words.ts'

export const GEMS: SheetsWords = {
  'gem-ring': {
    looks: { ruby: 'Rubin', sapphire: 'Saphir', emerald: 'Smaragd', gold: 'gelbem Saphir' },
    names: ['Von Hand gefasster Ring mit {look}', 'Solitärring mit {look}', 'Ring vom thailändischen Goldschmied mit {look}', 'Oval gefasster Ring mit {look}'],
    made: [
      'Der Stein wird in der Stadt geschliffen, auf das Metall abgestimmt und von Krappen gehalten, die auf Sesamkorngröße gefeilt sind.',
      'Nach Augenmaß unter der Lupe gefasst; ein Stein, der klickt, wird neu gefasst.',
      'Innen ebenso poliert wie außen, denn diese Seite berührt Sie.',
    ],
    of: [
      'Naturstein, erhitzt wie die meisten, was die Karte in der Schachtel angibt; 925er Silber oder vergoldet.',
      'Naturedelstein von etwa einem Karat in rhodiniertem Silber.',
    ],
    use: [
      'Sehen Sie ihn bei Tageslicht an: Mit dieser Farbe werden Sie leben.',
      'Für Freitage, Jahrestage oder ganz ohne Anlass.',
      'Eine Größe größer oder kleiner ändern wir innerhalb von dreißig Tagen kostenlos.',
    ],
    facts: 'Größe {label}, Innendurchmesser {measure}, etwa {weight}.',
  },
  'pearl-earrings': {
    looks: { white: 'Weiß', golden: 'Gold', grey: 'Silbergrau' },
    names: ['Ohrringe mit Andamanen-Perlen, {look}', 'Ohrstecker mit Meeresperlen, {look}', 'Ohrhänger mit Perlen in {look}'],
    made: [
      'Die Perlen wachsen zwei Jahre lang in Austern, die vor Phuket und Phang-nga unter Flößen hängen.',
      'Paare werden mittags auf einem grauen Tablett zusammengestellt, erst nach dem Glanz, dann nach der Größe.',
      'Halb durchbohrt, mit Harz auf den Stift gesetzt und gedreht, bis nichts mehr zu sehen ist.',
    ],
    of: ['Zuchtperlen aus dem Meer, in der Farbe unbehandelt, an 925er Silber.', 'Akoya- und Südseeperlen an Stiften aus rhodiniertem Silber.'],
    use: [
      'Zuletzt anlegen und zuerst ablegen; Parfüm nimmt ihnen den Glanz.',
      'Kleine Male auf der Haut unterscheiden sie von Glas.',
      'In einer Minute sind sie warm, und schwer sind sie kaum.',
    ],
    facts: 'Perle {label}, Ohrring {measure}, das Paar etwa {weight}.',
  },
  'bead-bracelet': {
    looks: { turquoise: 'Türkis', garnet: 'Granat', wood: 'Holz', mixed: 'Bunt gemischt' },
    names: ['Perlenarmbänder, {look}', 'Von Hand gefädeltes Armband, {look}', 'Armband mit Andamanen-Perlen, {look}', 'Freundschaftsarmbänder, {look}'],
    made: [
      'Auf doppelten Faden gezogen, mit einem Knoten nach jeder fünften Perle: Reißt er, verliert man fünf und nicht alle.',
      'Sortiert werden die Perlen von Hand, mit einem Sieb aus einer gelochten Blechdose.',
      'Die Muster wiederholen Funde aus Khlong Thom, wo Händler vor zweitausend Jahren Perlen zurückließen.',
    ],
    of: ['Perlen aus Stein, Glas oder Holz auf Nylon, Verschluss versilbert.', 'Naturstein und gedrechseltes Holz, mit Muschelknöpfen geschlossen.'],
    use: [
      'Drei Stränge, locker getragen oder zu einem gedreht.',
      'Zum Schwimmen ablegen, im Regen ruhig anbehalten.',
      'Kinder nehmen die bunten und haben recht.',
    ],
    facts: 'Länge {label}, Strang {measure}, etwa {weight}.',
  },
  'gold-necklace': {
    looks: { chain: 'geflochtene Kette', 'enamel-red': 'rotes Email', 'enamel-green': 'grünes Email' },
    names: ['Goldkette im Sukhothai-Stil, {look}', 'Thong-Boran-Kette, {look}', 'Halskette vom Goldschmied, {look}'],
    made: [
      'Draht, dünner als ein Haar, wird ohne Maschine vier-, sechs- oder achtfach über einer Nadel geflochten.',
      'Winzige Goldkügelchen werden mit dem Pinsel in Reihen gelegt und mit dem Atem durchs Lötrohr verschmolzen.',
      'Email ist gemahlenes Glas, über Holzkohle gebrannt: rot, grün und blau wie auf den Funden aus dem alten Si Satchanalai.',
    ],
    of: [
      'Gold von 96,5 Prozent, mit Gewichtsnachweis; im Zertifikat steht der Name des Goldschmieds.',
      'Thailändisches Gold, 96,5 Prozent, wärmer im Ton als 18 Karat.',
    ],
    use: [
      'Versichert und nur gegen Unterschrift ausgehändigt.',
      'In Thailand ist Gold ein Sparbuch, das man tragen kann.',
      'Sie schmiegt sich um den Hals wie Stoff.',
    ],
    facts: 'Länge {label}, Kette {measure}, etwa {weight} Gold.',
  },
}
