import type { SheetsWords } from '../../../language-words.ts'

export const BASKETRY: SheetsWords = {
  'rattan-basket': {
    looks: { natural: 'Natur', smoked: 'Rauchbraun', white: 'Weiß lasiert' },
    names: [
      'Rattankorb, {look}',
      'Marktkorb aus Rattan mit Henkel, {look}',
      'Aufbewahrungskorb aus Rattan in {look}',
      'Locker geflochtener Rattankorb, {look}',
    ],
    made: [
      'Das Rohr wird gespalten, indem das Messer stillhält und die Hand zieht; so bleibt die glänzende Haut unversehrt.',
      'Die Staken werden über Nacht gewässert, nass über das Knie gebogen und ohne einen einzigen Nagel gebunden.',
      'Der Rand ist doppelt umwickelt, denn dort wird jeder Korb angefasst.',
    ],
    of: [
      'Rattan aus den Wäldern des Südens, nach sieben Jahren geschnitten und in der Sonne getrocknet.',
      'Ganzes Rohr für das Gestell, gespaltene Haut für das Geflecht; ohne Leim und ohne Lack.',
    ],
    use: [
      'Fasst Brot, Strickzeug oder das Gemüse vom Samstagsmarkt.',
      'Neu knarrt er noch, mit den Jahren wird er leise und dunkler.',
      'Stabil genug, um sich kurz daraufzusetzen – aber das haben Sie nicht von uns.',
    ],
  },
  'sticky-rice-basket': {
    looks: { natural: 'Natur', indigo: 'Natur mit Indigo', red: 'Natur mit Rot' },
    names: ['Kratip für Klebreis, {look}', 'Reiskorb aus Bambus mit Deckel in {look}', 'Kratip wie im Isan in {look}'],
    made: [
      'Zwei Wände werden ineinandergeflochten, mit Luft dazwischen, die den Reis bis zum Mittag warm hält.',
      'Die Späne sind einen Millimeter breit und so dünn gehobelt, dass sie sich wie Bänder ringeln.',
      'Der Fuß ist aus Palmstängel geschnitzt und mit Nylonschnur angenäht, dem einzig Modernen daran.',
    ],
    of: [
      'Junger Bambus, in der kühlen Jahreszeit geschnitten, wenn er den Insekten am wenigsten schmeckt.',
      'Bambus und Baumwollschnur; lebensmittelecht, unbehandelt, über Rauch getrocknet.',
    ],
    use: [
      'Heißen Reis hinein, Deckel zu, und ab aufs Feld, ins Büro oder zum Picknick.',
      'Er lässt den Dampf hinaus und die Fliegen nicht hinein; das kann keine Plastikdose.',
      'Ausspülen, in der Sonne trocknen, und er dient zehn Jahre.',
    ],
  },
  'hyacinth-basket': {
    looks: { natural: 'Natur', charcoal: 'Anthrazit', 'two-tone': 'Natur und Weiß' },
    names: [
      'Korb aus Wasserhyazinthe, {look}',
      'Runder Wäschekorb aus Wasserhyazinthe in {look}',
      'Geflochtener Übertopf aus Wasserhyazinthe, {look}',
      'Aufbewahrungskorb aus Wasserhyazinthe, {look}',
    ],
    made: [
      'Die Stängel trocknen eine Woche, werden gegen Schimmel geräuchert und zu dritt gezöpft, ehe das Flechten beginnt.',
      'Die Zöpfe laufen um ein Drahtgestell, das auch den vollen Korb in Form hält.',
      'Zwei Frauen schaffen einen am Tag, wenn der Regen die Stängel trocknen lässt.',
    ],
    of: [
      'Wasserhyazinthe, eine Pflanze, die Kanäle verstopft und als Korb besser aufgehoben ist.',
      'Getrocknete Hyazinthenstängel auf einem dünnen Stahlgestell, gewaschen und, wo nicht farbig, ohne Farbstoff.',
    ],
    use: [
      'Für Decken, Spielzeug oder eine Monstera, der ihr Topf zu klein geworden ist.',
      'Er wiegt wenig und verzeiht es, unter den Schreibtisch getreten zu werden.',
      'In den ersten Wochen duftet die Faser ein wenig nach Heu.',
    ],
  },
  'bamboo-hat': {
    looks: { natural: 'Natur', indigo: 'Natur mit Indigorand', tea: 'Teebraun' },
    names: ['Bauernhut aus Bambus, {look}', 'Ngop-Sonnenhut in {look}', 'Feldhut aus Palmblatt, {look}', 'Breiter Gartenhut aus Bambus, {look}'],
    made: [
      'Ein Gestell aus sechseckigem Bambusgitter wird mit Palmblättern gedeckt, wie Dachziegel überlappend und in Ringen vernäht.',
      'Innen sitzt ein kleiner Flechtring, der den Hut über dem Haar schweben lässt, damit Luft hindurchzieht.',
      'Der Rand wird nass mit Rattan gebunden und zieht sich beim Trocknen fest.',
    ],
    of: ['Bambus, Blätter der Lan-Palme und ein Kinnband aus Baumwolle.', 'In der Sonne gebleichtes Palmblatt über Bambusspänen, leicht und fast wasserdicht.'],
    use: [
      'Beschattet das ganze Gesicht: im Reisfeld, am Strand oder zwischen den Tomaten.',
      'An der Wand wirft er einen Stern als Schatten.',
      'Der eine Ring passt den meisten Köpfen; den Rest erledigt das Band.',
    ],
  },
}
