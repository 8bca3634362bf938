import type { SheetsWords } from '../../../language-words.ts'

export const HOME_USE: SheetsWords = {
  'teak-tray': {
    looks: { natural: 'Natur', dark: 'Dunkel', red: 'roter Lack' },
    names: ['Tablett aus Teak, {look}', 'Serviertablett aus massivem Teak, {look}', 'Teaktablett mit geschnitztem Rand, {look}'],
    made: [
      'Mit dem Hohleisen aus einer einzigen Bohle gehöhlt; so gibt es keine Fuge, die sich bei Nässe öffnet.',
      'Die Griffe kommen zuletzt und werden für die Hand gerundet, die das Tablett tragen wird.',
      'An drei Abenden abgezogen, geschliffen und geölt.',
    ],
    of: ['Plantagenteak aus Phrae mit Forstpapieren, mit Tungöl behandelt.', 'Teakbretter aus alten Häusern, die Nagellöcher mit Teakstaub gefüllt.'],
    use: [
      'Für das Frühstück im Bett oder für den Mörser und seine kleinen Freunde.',
      'Teak bringt sein eigenes Öl mit und nimmt ein verschüttetes Glas kaum übel.',
      'Maserung und kleine Äste sind verschieden; das ist der Baum, kein Fehler.',
    ],
    personal: 'Ein Name oder Datum, in den Rand gebrannt, höchstens 25 Buchstaben',
  },
  'wood-spoons': {
    looks: { teak: 'Teak', coconut: 'Kokosholz', pale: 'hellem Holz' },
    names: ['Geschnitzte Holzlöffel in {look}', 'Woklöffel in {look}', 'Von Hand geschnittene Kochlöffel in {look}'],
    made: [
      'Mit der Axt entlang der Faser gespalten und mit dem Krummmesser geschnitzt; ein gesägter Löffel würde brechen.',
      'In Salzwasser gekocht, in Sand getrocknet und mit Kokosöl eingerieben.',
      'Wo der Daumen liegt, ist der Stiel schmaler.',
    ],
    of: ['Abschnitte von Möbeltischlern, zu gut für den Ofen.', 'Hartholz ohne Lack, lebensmittelecht.'],
    use: [
      'Sanft zu Pfannen, taub gegen Hitze.',
      'Für Curry, Marmelade und die Frage, wer umrühren darf.',
      'An der Spitze dunkeln sie nach und erzählen, was Sie kochen.',
    ],
    facts: 'Satz von {count}, das längste Stück {measure}, etwa {weight}.',
  },
  'herbal-soap': {
    looks: { turmeric: 'Kurkuma', pandan: 'Pandan', pea: 'Schmetterlingserbse', charcoal: 'Bambuskohle' },
    names: ['Kräuterseife mit {look}', 'Kalt gerührte Seife mit {look}', 'Seifenstück aus dem Dorf mit {look}', 'Milde Gesichtsseife, {look}'],
    made: [
      'Öl und Lauge werden unter vierzig Grad verrührt und am zweiten Tag geschnitten.',
      'Sechs Wochen reift sie auf Bambusregalen und verliert dabei Wasser und Schärfe.',
      'Die Kräuter kommen als Pulver und als Öl hinein, aus dem Garten hinter der Küche.',
    ],
    of: ['Kokos-, Reiskeim- und Palmöl, Lauge, Kräuter, ätherisches Öl.', 'Ohne Farbstoffe, ohne Parabene, in Papier gewickelt.'],
    use: [
      'Schäumt weich und spült sich rückstandsfrei ab, auch bei hartem Wasser.',
      'Kurkuma lässt strahlen, Pandan beruhigt, Kohle rubbelt, und die Erbse macht einfach Freude.',
      'Auf einer Schale, die abtropfen lässt, hält sie einen Monat.',
    ],
    facts: '{count} Stück zu je 100 g, Packung {measure}, etwa {weight}.',
  },
  'herbal-compress': {
    looks: { natural: 'Naturbaumwolle', indigo: 'Indigobaumwolle', turmeric: 'Kurkumabaumwolle' },
    names: ['Thailändischer Kräuterstempel, {look}', 'Massage-Kräuterstempel in {look}', 'Luk Prakob mit Plai, {look}'],
    made: [
      'Frische Wurzeln werden in Scheiben geschnitten, zerstoßen und drei Tage getrocknet, ehe man sie ins Tuch wiegt.',
      'Das Tuch wird in acht Falten gebunden, und sein Ende wird zum Griff.',
      'Die Rezeptur ist die, die an den Massageschulen der Tempel gelehrt wird.',
    ],
    of: ['Plai, Kurkuma, Kaffirlimettenschale, Zitronengras, Tamarindenblatt, Kampfer, Salz.', 'Getrocknete Kräuter in ungebleichter Baumwolle, je 200 g.'],
    use: [
      'Dämpfen, am Arm prüfen und über müde Schultern drücken.',
      'Der Duft zieht durchs ganze Haus, und niemand beschwert sich.',
      'Kurkuma färbt; nehmen Sie ein altes Handtuch.',
    ],
    facts: 'Packung mit {count}, {measure}, etwa {weight}.',
  },
  'reed-mat': {
    looks: { red: 'Streifen in Rot', green: 'Streifen in Grün', indigo: 'Rauten in Indigo' },
    names: ['Handgewebte Schilfmatte, {look}', 'Matte im Stil von Chanthabun, {look}', 'Bodenmatte aus Segge, {look}'],
    made: [
      'Die Halme werden gespalten, im Farbsud gekocht und auf der Straße getrocknet, wo alle einen Bogen um sie fahren.',
      'Einer legt den Halm ein, der andere schlägt an; eine lange Matte, das sind zwei Tage Gespräch.',
      'Die Ränder werden ins Gewebe zurückgeflochten und lösen sich nicht auf.',
    ],
    of: ['Segge von Brackwasserfeldern auf einer Kette aus Jute.', 'Gefärbte Segge, Jute und sonst nichts; angenehm kühl zum Liegen.'],
    use: [
      'Für den Mittagsschlaf, den Tempel, den Strand, die Yogastunde.',
      'Neu riecht sie nach Heu, nach einem Jahr nach dem Haus.',
      'Aufrollen, zubinden, in die Ecke stellen.',
    ],
    facts: 'Sie misst {measure} und wiegt etwa {weight}.',
  },
}
