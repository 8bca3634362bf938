import type { SheetsWords } from '../../../language-words.ts'

export const INDIGO_AND_KHIT: SheetsWords = {
  'indigo-scarf': {
    looks: { deep: 'indaco scuro', mid: 'indaco medio a righe ikat', pale: 'indaco chiaro a righe ikat' },
    names: [
      'Sciarpa di cotone, {look}',
      'Stola in cotone filato a mano, {look}',
      'Sciarpa stile Sakon Nakhon, {look}',
      'Scialle tinto con indaco naturale, {look}',
    ],
    made: [
      'Le foglie stanno a mollo una notte, si battono con la calce e lasciano una pasta che vive per anni nella tinozza.',
      'Il filo si immerge da cinque a nove volte, si strizza e prende aria; esce verde e in un minuto diventa blu.',
      'Al telaio a pedali si batte senza stringere, perché sia morbida fin dal primo giorno.',
    ],
    of: ['Cotone e indaco naturale; l’odore è di fieno fresco e di fango.', 'Cotone filato a mano dei campi dell’Isan, tinto senza sali metallici.'],
    use: [
      'I contadini portano l’indaco perché rinfresca la pelle e agli insetti non piace.',
      'All’inizio un po’ di blu può passare sugli abiti chiari; poi smette.',
      'Dopo cinquanta lavaggi è più bella che dopo cinque.',
    ],
    facts: '{measure}, circa {weight}.',
  },
  'mo-hom-shirt': {
    looks: { indigo: 'indaco', black: 'nero', faded: 'blu slavato' },
    names: [
      'Camicia mo hom di cotone, {look}',
      'Camicia mo hom stile Phrae, {look}',
      'Camicia da contadino senza colletto, {look}',
      'Giacca mo hom con lacci, {look}',
    ],
    made: [
      'Tagliata dritta, cucita piatta e tinta una volta finita; le cuciture restano di un tono più chiare.',
      'È tinta nelle giare di Thung Hong all’antica: foglie di hom, calce e pazienza.',
      'Si chiude con lacci di stoffa o bottoni di cocco, tutti cuciti a mano.',
    ],
    of: [
      'Cotone grezzo da 160 g, tinto con hom, un cugino dell’indaco.',
      'Cotone ad armatura tela, che respira, prelavato; si ritira al massimo del due per cento.',
    ],
    use: [
      'Nel nord la si porta il venerdì, alle feste e nei campi.',
      'Comoda sotto le braccia, leggera a quaranta gradi.',
      'Stesso taglio per donna e uomo; come giacca, prendi una taglia in più.',
    ],
    facts: 'Taglia {label}: {measure} (torace e lunghezza), circa {weight}.',
  },
  'khit-shawl': {
    looks: { red: 'rosso e nero', black: 'nero e crema', ochre: 'ocra e marrone' },
    names: ['Scialle khit, {look}', 'Telo khit stile Isan, {look}', 'Scialle di cotone a motivi, {look}', 'Scialle khit della festa, {look}'],
    made: [
      'Una bacchetta piatta alza l’ordito riga per riga, e una trama in più disegna il motivo.',
      'Le righe si conservano in bacchette di bambù dietro il pettine; un motivo grande ne chiede sessanta.',
      'Cinque giorni di telaio, con entrambi i lati rifiniti.',
    ],
    of: ['Fondo in cotone mercerizzato, filo del motivo a torsione morbida.', 'Tutto cotone, con colori che tengono fino a quaranta gradi.'],
    use: [
      'Sulla spalla sinistra al tempio, su entrambe in una sera fresca.',
      'File di elefanti, stelle e fiori di zucca arrivano fino in fondo alla stoffa.',
      'Steso sul divano, non scivola.',
    ],
    facts: '{measure}, frange escluse, circa {weight}.',
  },
  phakaoma: {
    looks: { red: 'quadri rossi', blue: 'quadri blu', green: 'quadri verdi', mauve: 'quadri malva' },
    names: ['Phakaoma di cotone, {look}', 'Phakaoma tessuto a mano, {look}', 'Phakaoma a cinque colori, {look}', 'Telo da bagno in cotone, {look}'],
    made: [
      'Un lungo ordito a righe incontra le stesse righe in trama, e i quadri si fanno da soli.',
      'Dal telaio a navetta volante ne escono quattro al giorno; l’orlo si arrotola a mano.',
      'Si lava due volte nell’acqua del riso, per ammorbidire l’appretto.',
    ],
    of: ['Cotone pettinato, leggero e presto asciutto.', 'Puro cotone tinto in filo, a quadri uguali sui due lati.'],
    use: [
      'Asciugamano, cintura, turbante, culla, bandiera da risaia: di usi ne ha più d’uno.',
      'Portalo in viaggio; arrotolato sta in un pugno.',
      'I nonni ne ricevono uno a Capodanno, e un altro l’anno dopo.',
    ],
    facts: '{measure}, circa {weight}.',
    personal: 'Un nome ricamato in un angolo, al massimo 15 lettere',
  },
}
