import type { SheetsWords } from '../../../language-words.ts'

export const SILK: SheetsWords = {
  'mudmee-silk': {
    looks: {
      ruby: 'Rubinrot, Rautenmuster',
      indigo: 'Indigo, Rautenmuster',
      emerald: 'Smaragdgrün, Nagahaken',
      gold: 'Altgold, Nagahaken',
    },
    names: [
      'Thailändische Mudmee-Seide, {look}',
      'Handgebundene Ikat-Seide, {look}',
      'Mudmee-Seidenstoff aus dem Isan, {look}',
      'Ikat-Tuch aus Thaiseide, {look}',
    ],
    made: [
      'Die Schussfäden werden bündelweise mit Bananenfaser abgebunden und immer wieder gefärbt, bis das Muster im Garn wartet.',
      'Die Weberin setzt jeden Schuss nach Augenmaß, damit die Kanten eines Motivs aufeinandertreffen; der leicht verschwommene Rand ist die Handschrift des Mudmee.',
      'Für etwa vier Meter Muster braucht es zwei Wochen zum Abbinden und zehn Tage zum Weben.',
      'Auf einem hölzernen Webstuhl in dreischäftigem Köper gewebt: fest genug für einen Rock, weich genug für ein Schultertuch.',
    ],
    of: [
      'Gelbe Thaiseide, von Hand von Kokons der Gegend abgehaspelt, mit natürlichen Noppen.',
      'Reine Seide in Kette und Schuss; das Rot kommt vom Schellack, das Blau vom Indigo, das Gelb vom Jackfruchtholz.',
    ],
    use: [
      'Genug Stoff für einen Rock oder eine taillierte Jacke; Schneiderinnen schätzen, dass er nicht ausfranst.',
      'Hinter Glas gerahmt wird er zum Bild des Zimmers.',
      'Der Nagahaken steht für die Schlange, die den Regen bringt; Bräute und Mönche kennen ihn gleichermaßen.',
    ],
    facts: 'Das Tuch misst {measure} und wiegt etwa {weight}.',
  },
  'silk-scarves': {
    looks: { plum: 'Pflaume', saffron: 'Safran', teal: 'Petrol', rose: 'Rosé' },
    names: [
      'Schal aus Thaiseide in {look}',
      'Handgewebter Seidenschal, {look}',
      'Seidenstola mit geknüpften Fransen, {look}',
      'Leichtes Schultertuch aus Thaiseide, {look}',
    ],
    made: [
      'Kette und Schuss sind in leicht verschiedenen Tönen gefärbt, sodass der Stoff mit jeder Bewegung changiert.',
      'Leinwandbindung auf dem Schnellschützen-Webstuhl, an einem guten Tag anderthalb Meter.',
      'Die Fransen werden abends von Hand geknüpft, wenn der Webstuhl schweigt.',
    ],
    of: ['Reine Maulbeerseide, mit Aschenlauge entbastet, bis sie fällt wie Wasser.', 'Thaiseide, ohne Azofarben gefärbt und vor dem Weben dreimal gewaschen.'],
    use: [
      'Wärmt im Flugzeug, kühlt auf der Terrasse.',
      'Lässt sich auf die Größe eines Reisepasses falten.',
      'Kleine Noppen im Faden sind das Kennzeichen handgehaspelter Seide und kein Fehler.',
    ],
    facts: '{measure} ohne Fransen, etwa {weight}.',
  },
  'pha-sin': {
    looks: { maroon: 'Weinrot', navy: 'Marineblau', olive: 'Olivgrün' },
    names: ['Pha Sin mit Tin-Jok-Saum, {look}', 'Wickelrock mit handgestochenem Saum, {look}', 'Lanna-Hochzeitsrock in {look}', 'Tin-Jok-Sin in {look}'],
    made: [
      'Der Saum wird für sich gewebt, die Schauseite nach unten; jeder farbige Faden wird mit einem Stachelschweinkiel herausgehoben.',
      'Eine Handbreit Tin Jok ist ein voller Arbeitstag; der ganze Saum braucht vier bis acht Wochen.',
      'Bund, Mittelteil und Saum sind drei Stoffe, von Hand verbunden, wie es beim Sin immer war.',
    ],
    of: [
      'Mittelteil aus Baumwolle, Saum aus Seide und Baumwolle, Bund aus roter und weißer Baumwolle.',
      'Handgesponnene Baumwolle, das Muster aus Seide, gefärbt mit Schellack und Indigo.',
    ],
    use: [
      'In der Taille falten und einen Gürtel darum: kein Reißverschluss, keine Angst vor Größen.',
      'Jedes Tal liest den Saum des anderen und weiß, woher die Trägerin kommt.',
      'Im Tempel getragen und für die Töchter aufgehoben.',
    ],
    facts: 'Größe {label}: {measure} (Umfang und Länge), etwa {weight}.',
  },
  'table-runner': {
    looks: { silver: 'Silbergrau', gold: 'Gold', wine: 'Bordeaux' },
    names: ['Tischläufer aus Seide in {look}', 'Brokatläufer mit Metallfaden, {look}', 'Läufer aus Thaiseide, {look}'],
    made: [
      'Zusätzliche Litzen heben das Muster, und neben der Seide läuft ein mit Silber umwickelter Faden mit.',
      'Zwei Menschen arbeiten an einem Webstuhl: Einer webt, einer zieht die Musterschnüre nach einem aufgeschriebenen Lied aus Zahlen.',
      'Von Hand gesäumt, mit Briefecken, die flach aufliegen.',
    ],
    of: ['Seide und Silberfaden mit Polyesterkern, der nicht anläuft.', 'Kette aus Thaiseide, Schuss aus Metallfaden, Futter aus Baumwolle.'],
    use: [
      'Für Kerzenlicht, das der Faden in kleinen Funken zurückgibt.',
      'Schmal genug, dass man das Holz eines guten Tisches noch sieht.',
      'Auf Hochzeiten auch als Sabai über der Schulter getragen.',
    ],
    facts: 'Maße {measure}, Gewicht etwa {weight}.',
  },
}
