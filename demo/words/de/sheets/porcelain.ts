import type { SheetsWords } from '../../../language-words.ts'

export const PORCELAIN: SheetsWords = {
  'benjarong-jar': {
    looks: { emerald: 'Smaragdgrün und Gold', cobalt: 'Kobaltblau und Gold', ruby: 'Rubinrot und Gold', ivory: 'Elfenbein und Gold' },
    names: ['Benjarong-Dose in {look}', 'Benjarong-Dose mit Deckel, {look}', 'Ingwertopf aus Benjarong, {look}', 'Von Hand bemalter Benjarong-Topf in {look}'],
    made: [
      'Zuerst wird jeder Umriss nach Augenmaß in echtem Gold gezogen; dann tropft man die Emailfarben einzeln in die Felder.',
      'Das Stück geht dreimal ins Feuer, bei 800 °C für die Farben und noch einmal für das Gold, das danach von Hand poliert wird.',
      'Eine solche Dose beschäftigt eine Malerin vier bis sechs Tage, die meisten davon mit dem Blütengitter.',
      'Der Deckel wird zusammen mit seiner Dose bemalt, damit das Muster ohne Absatz weiterläuft.',
    ],
    of: [
      'Weißes Porzellan aus Lampang, Emailfarben und flüssiges Gold von 18 Karat.',
      'Feines Porzellan, bemalt mit bleifreien Emailfarben und Linien aus Gold.',
    ],
    use: [
      'Einst für die Tafel des Hofes, heute für Tee, Ringe oder einfach fürs Regal.',
      'Sie kommt in einer mit Seide ausgeschlagenen Schachtel und ist ein würdiges Geschenk.',
      'Die fünf Farben des Namens sind alle da: Rot, Grün, Blau, Gelb und Weiß.',
    ],
  },
  'benjarong-tea-set': {
    looks: { cobalt: 'Kobaltblau und Gold', coral: 'Korallenrot und Gold', emerald: 'Smaragdgrün und Gold' },
    names: [
      'Benjarong-Teeservice in {look}',
      'Benjarong-Kanne mit Tassen, {look}',
      'Benjarong-Teeservice mit Goldkontur, {look}',
      'Von Hand bemaltes Benjarong-Teeservice, {look}',
    ],
    made: [
      'Eine Malerin zeichnet das ganze Service, damit Kanne, Tassen und Tablett eine Handschrift haben.',
      'Die Goldkonturen stehen ein wenig über der Glasur; mit der Fingerspitze lässt sich ein Blütenblatt nachfahren.',
      'Zwischen der weißen Kanne und dem letzten Brand liegen zwölf bis achtzehn Tage Arbeit.',
    ],
    of: [
      'Dünnes Porzellan, durch das Licht fällt, Emailfarben und Gold von 18 Karat.',
      'Porzellan aus Lampang; innen sind die Tassen weiß, damit man den Tee sieht.',
    ],
    use: [
      'Für Oolong aus den Bergen oder für lieben Besuch; die Kanne gießt, ohne zu tropfen.',
      'In Thailand ein Hochzeitsgeschenk, seit man denken kann.',
      'Kanne, Tassen und Tablett liegen jedes in seinem eigenen Nest; unterwegs berührt sich nichts.',
    ],
    facts: 'Das Service ({label}) füllt eine Schachtel von {measure} und wiegt etwa {weight}.',
  },
  'blue-white-jar': {
    looks: { floral: 'Blütenranken', fish: 'Fisch', lotus: 'Lotus' },
    names: [
      'Blau-weißes Deckelgefäß mit {look}',
      'Porzellandose in Kobaltmalerei mit {look}',
      'Lai-Khram-Ingwertopf mit {look}',
      'Blau-weiße Teedose mit {look}',
    ],
    made: [
      'Kobalt wird mit einem weichen Pinsel auf den unglasierten Scherben gemalt, für jeden Strich einmal frisch getränkt.',
      'Unter der klaren Glasur wird aus der grauen Farbe bei 1280 °C das tiefe Blau, nach dem diese Ware heißt.',
      'Dunkler, wo der Pinsel verweilte, heller, wo er eilte: Daran unterscheidet man ihn vom Druck.',
    ],
    of: ['Weißes Porzellan mit natürlichem Kobalt unter klarer Glasur.', 'Porzellanerde aus Lampang, am Fuß dick genug für sicheren Stand.'],
    use: [
      'Hält Tee oder Kekse unter dem Deckel trocken und fühlt sich neben altem Holz zu Hause.',
      'Zwei verschieden große sind ein Paar, das nicht zusammenpassen muss.',
      'Das Blau verblasst nie, nicht in der Sonne und nicht in heißem Wasser.',
    ],
  },
}
