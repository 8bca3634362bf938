import type { SheetsWords } from '../../../language-words.ts'

export const HOME_USE: SheetsWords = {
  'teak-tray': {
    looks: { natural: 'naturale', dark: 'scuro', red: 'lacca rossa' },
    names: ['Vassoio di teak, {look}', 'Vassoio da portata in teak massiccio, {look}', 'Vassoio di teak dal bordo intagliato, {look}'],
    made: [
      'Si scava con la sgorbia da una sola tavola: nessuna giuntura che si apra con l’umido.',
      'Le maniglie vengono per ultime, arrotondate per la mano che porterà il vassoio.',
      'Raschiato, levigato e oliato in tre sere.',
    ],
    of: [
      'Teak di piantagione di Phrae, con i documenti forestali, finito con olio di tung.',
      'Tavole di teak di vecchie case, con i fori dei chiodi chiusi con polvere di teak.',
    ],
    use: [
      'Per la colazione a letto, o per il mortaio e i suoi piccoli amici.',
      'Il teak ha un olio tutto suo e non si offende per un bicchiere rovesciato.',
      'Le venature e i piccoli nodi cambiano; è l’albero, non un difetto.',
    ],
    personal: 'Un nome o una data impressi a fuoco sul bordo, al massimo 25 lettere',
  },
  'wood-spoons': {
    looks: { teak: 'teak', coconut: 'legno di cocco', pale: 'legno chiaro' },
    names: ['Cucchiai intagliati in {look}', 'Cucchiai da wok in {look}', 'Cucchiai da cucina tagliati a mano in {look}'],
    made: [
      'Si spaccano con l’ascia lungo la fibra e si sagomano con il coltello curvo; un cucchiaio segato si romperebbe.',
      'Bolliti in acqua salata, asciugati nella sabbia e strofinati con olio di cocco.',
      'Dove si appoggia il pollice, il manico è più sottile.',
    ],
    of: ['Ritagli di mobilieri, troppo buoni per la stufa.', 'Legno duro senza vernice, adatto al contatto con gli alimenti.'],
    use: [
      'Gentili con le padelle, sordi al calore.',
      'Per il curry, la marmellata e le discussioni su chi mescola.',
      'La punta si scurisce e racconta che cosa cucini.',
    ],
    facts: 'Set da {count}, il pezzo più lungo misura {measure}, circa {weight}.',
  },
  'herbal-soap': {
    looks: { turmeric: 'curcuma', pandan: 'pandan', pea: 'butterfly pea', charcoal: 'carbone di bambù' },
    names: ['Sapone alle erbe, {look}', 'Sapone a freddo, {look}', 'Saponetta del villaggio, {look}', 'Sapone delicato per il viso, {look}'],
    made: [
      'Olio e liscivia si mescolano sotto i quaranta gradi e si tagliano il secondo giorno.',
      'Stagiona sei settimane su ripiani di bambù, dove perde acqua e asprezza.',
      'Le erbe entrano in polvere e in olio; vengono dall’orto dietro la cucina.',
    ],
    of: ['Oli di cocco, crusca di riso e palma, soda, erbe, olio essenziale.', 'Senza coloranti né parabeni, avvolto nella carta.'],
    use: [
      'Fa una schiuma morbida e si sciacqua bene anche con l’acqua dura.',
      'La curcuma illumina, il pandan calma, il carbone leviga, il butterfly pea fa semplicemente piacere.',
      'Su un portasapone che lo fa scolare dura un mese.',
    ],
    facts: 'Set da {count}, saponette da 100 g, confezione di {measure}, circa {weight}.',
  },
  'herbal-compress': {
    looks: { natural: 'cotone naturale', indigo: 'cotone indaco', turmeric: 'cotone curcuma' },
    names: ['Tampone thai alle erbe, {look}', 'Tampone da massaggio alle erbe, {look}', 'Luk prakob al plai, {look}'],
    made: [
      'Le radici fresche si tagliano, si pestano e asciugano tre giorni prima di essere pesate nel panno.',
      'Il panno si annoda in otto pieghe, e la coda diventa il manico.',
      'La ricetta è quella che si insegna nelle scuole di massaggio dei templi.',
    ],
    of: ['Plai, curcuma, scorza di combava, citronella, foglie di tamarindo, canfora, sale.', 'Erbe essiccate in cotone grezzo, 200 g l’uno.'],
    use: [
      'Si scalda a vapore, si prova sul braccio e si preme sulle spalle stanche.',
      'Il profumo riempie la casa, e nessuno protesta.',
      'La curcuma macchia; usa un vecchio asciugamano.',
    ],
    facts: 'Confezione da {count}, {measure}, circa {weight}.',
  },
  'reed-mat': {
    looks: { red: 'righe rosse', green: 'righe verdi', indigo: 'rombi indaco' },
    names: ['Stuoia di giunco tessuta a mano, {look}', 'Stuoia stile Chanthabun, {look}', 'Stuoia da pavimento in giunco, {look}'],
    made: [
      'Gli steli si spaccano, si cuociono nella tintura e asciugano sulla strada, dove tutti ci girano intorno.',
      'Uno infila lo stelo, l’altro batte; una stuoia lunga sono due giorni di chiacchiere.',
      'I bordi si riprendono nella trama e non si disfano.',
    ],
    of: ['Giunco di campi d’acqua salmastra su ordito di iuta.', 'Giunco tinto, iuta e nient’altro; fresca da sdraiarcisi sopra.'],
    use: [
      'Per il pisolino dopo pranzo, il tempio, la spiaggia, lo yoga.',
      'Da nuova sa di fieno, dopo un anno sa di casa.',
      'Si arrotola, si lega, si mette in un angolo.',
    ],
    facts: 'Misura {measure} e pesa circa {weight}.',
  },
}
