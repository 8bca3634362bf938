import type { SheetsWords } from '../../../language-words.ts'

export const SILK: SheetsWords = {
  'mudmee-silk': {
    looks: { ruby: 'rubino a rombi', indigo: 'indaco a rombi', emerald: 'smeraldo a uncini di naga', gold: 'oro antico a uncini di naga' },
    names: ['Seta thai mudmee, {look}', 'Seta ikat legata a mano, {look}', 'Taglio di seta mudmee stile Isan, {look}', 'Stoffa ikat in seta thai, {look}'],
    made: [
      'I fili di trama si legano a fasci con fibra di banano e si tingono più volte, finché il motivo non aspetta nel filo.',
      'La tessitrice posa ogni trama a occhio, perché i bordi di un motivo si incontrino; la lieve sfumatura è la firma del mudmee.',
      'Circa quattro metri di motivo chiedono due settimane di nodi e dieci giorni di tessitura.',
      'Tessuta su un telaio di legno in saia a tre licci: abbastanza ferma per una gonna, abbastanza morbida per uno scialle.',
    ],
    of: [
      'Seta gialla thai, dipanata a mano da bozzoli locali, con le sue irregolarità naturali.',
      'Pura seta in ordito e in trama; il rosso viene dalla gommalacca, il blu dall’indaco, il giallo dal legno di jackfruit.',
    ],
    use: [
      'Basta per una gonna o una giacca sagomata; alle sarte piace perché non si sfilaccia.',
      'Incorniciata sotto vetro, diventa il quadro della stanza.',
      'L’uncino di naga è il serpente che porta la pioggia; lo conoscono le spose quanto i monaci.',
    ],
    facts: 'La stoffa misura {measure} e pesa circa {weight}.',
  },
  'silk-scarves': {
    looks: { plum: 'prugna', saffron: 'zafferano', teal: 'ottanio', rose: 'rosa' },
    names: [
      'Sciarpa di seta thai, {look}',
      'Foulard di seta tessuto a mano, {look}',
      'Stola di seta a frange annodate, {look}',
      'Scialle leggero di seta thai, {look}',
    ],
    made: [
      'Ordito e trama sono tinti in toni vicini; a ogni movimento la stoffa cambia.',
      'Armatura tela, al telaio a navetta volante, un metro e mezzo nelle giornate buone.',
      'Le frange si annodano a mano la sera, quando il telaio tace.',
    ],
    of: [
      'Pura seta di gelso, sgommata con liscivia di cenere finché non cade come acqua.',
      'Seta thai tinta senza coloranti azoici e lavata tre volte prima della tessitura.',
    ],
    use: [
      'Calda in aereo, fresca in terrazza.',
      'Si piega alla misura di un passaporto.',
      'I piccoli ingrossamenti del filo sono il segno della seta dipanata a mano, non un difetto.',
    ],
    facts: '{measure} senza le frange, circa {weight}.',
  },
  'pha-sin': {
    looks: { maroon: 'bordeaux', navy: 'blu marino', olive: 'verde oliva' },
    names: ['Pha sin con orlo tin jok, {look}', 'Gonna tubolare con orlo lavorato a mano, {look}', 'Gonna Lanna da matrimonio, {look}', 'Sin tin jok, {look}'],
    made: [
      'L’orlo si tesse a parte, con il dritto verso il basso; ogni filo colorato si alza con un aculeo di istrice.',
      'Un palmo di tin jok è una giornata intera; tutto l’orlo chiede da quattro a otto settimane.',
      'Cintura, corpo e orlo sono tre stoffe unite a mano, come il sin è sempre stato.',
    ],
    of: [
      'Corpo di cotone, orlo di seta e cotone, cintura di cotone rosso e bianco.',
      'Cotone filato a mano con motivo in seta, tinto con gommalacca e indaco.',
    ],
    use: [
      'Una piega in vita, una cintura: niente cerniera e niente taglie da temere.',
      'Ogni valle legge l’orlo dell’altra e sa da dove viene chi lo porta.',
      'Si mette per il tempio e si conserva per le figlie.',
    ],
    facts: 'Taglia {label}: {measure} (giro e lunghezza), circa {weight}.',
  },
  'table-runner': {
    looks: { silver: 'grigio argento', gold: 'oro', wine: 'rosso vino' },
    names: ['Runner di seta, {look}', 'Runner broccato con filo metallico, {look}', 'Runner in seta thai, {look}'],
    made: [
      'Il motivo si alza con licci in più, e accanto alla seta corre un filo rivestito d’argento.',
      'A un telaio stanno in due: una persona tesse, l’altra tira le corde del motivo seguendo un canto di numeri.',
      'È orlato a mano, con gli angoli ripiegati che restano piatti.',
    ],
    of: ['Seta e filo d’argento con anima di poliestere, che non annerisce.', 'Ordito in seta thai, trama metallica, fodera di cotone.'],
    use: [
      'Per le candele, che il filo restituisce in piccole scintille.',
      'Abbastanza stretto da lasciar vedere il legno di un bel tavolo.',
      'Ai matrimoni si porta anche come sabai, di traverso sulla spalla.',
    ],
    facts: 'Misura {measure}, pesa circa {weight}.',
  },
}
