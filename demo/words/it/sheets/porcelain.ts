import type { SheetsWords } from '../../../language-words.ts'

export const PORCELAIN: SheetsWords = {
  'benjarong-jar': {
    looks: { emerald: 'smeraldo e oro', cobalt: 'cobalto e oro', ruby: 'rubino e oro', ivory: 'avorio e oro' },
    names: ['Vaso Benjarong, {look}', 'Vaso Benjarong con coperchio, {look}', 'Vaso da zenzero Benjarong, {look}', 'Vaso Benjarong dipinto a mano, {look}'],
    made: [
      'Prima ogni contorno si traccia a occhio in oro vero; poi gli smalti cadono goccia a goccia nelle loro celle.',
      'Va in forno tre volte, a 800 °C per i colori e poi di nuovo per l’oro, che alla fine si brunisce a mano.',
      'Un vaso così tiene occupata una pittrice da quattro a sei giorni, quasi tutti per il reticolo di fiori.',
      'Il coperchio si dipinge insieme al suo vaso, così il motivo prosegue senza scarti.',
    ],
    of: ['Porcellana bianca di Lampang, smalti e oro liquido a 18 carati.', 'Porcellana fine, dipinta con smalti senza piombo e linee d’oro.'],
    use: [
      'Una volta per la tavola di corte, oggi per il tè, gli anelli o semplicemente la mensola.',
      'Arriva in un cofanetto foderato di seta: un regalo importante.',
      'I cinque colori del nome ci sono tutti: rosso, verde, blu, giallo e bianco.',
    ],
  },
  'benjarong-tea-set': {
    looks: { cobalt: 'cobalto e oro', coral: 'corallo e oro', emerald: 'smeraldo e oro' },
    names: [
      'Servizio da tè Benjarong, {look}',
      'Teiera e tazze Benjarong, {look}',
      'Servizio da tè Benjarong profilato d’oro, {look}',
      'Servizio da tè Benjarong dipinto a mano, {look}',
    ],
    made: [
      'Una sola pittrice disegna tutto il servizio; teiera, tazze e vassoio hanno la stessa calligrafia.',
      'I contorni d’oro sporgono appena dallo smalto; con la punta del dito si segue un petalo.',
      'Tra la teiera bianca e l’ultima cottura ci sono da dodici a diciotto giorni di lavoro.',
    ],
    of: [
      'Porcellana sottile che lascia passare la luce, smalti e oro a 18 carati.',
      'Porcellana di Lampang; l’interno delle tazze è bianco, perché si veda il tè.',
    ],
    use: [
      'Per l’oolong di montagna o per una visita che conta; la teiera versa senza gocciolare.',
      'In Thailandia si regala ai matrimoni da che se ne ha memoria.',
      'Teiera, tazze e vassoio hanno ciascuno il suo nido; in viaggio niente si tocca.',
    ],
    facts: 'Il servizio ({label}) riempie una scatola di {measure} e pesa circa {weight}.',
  },
  'blue-white-jar': {
    looks: { floral: 'girali fioriti', fish: 'pesce', lotus: 'loto' },
    names: [
      'Vaso con coperchio bianco e blu, {look}',
      'Vaso in porcellana dipinto al cobalto, {look}',
      'Vaso da zenzero lai khram, {look}',
      'Barattolo da tè bianco e blu, {look}',
    ],
    made: [
      'Il cobalto si stende con un pennello morbido sulla porcellana cruda, intinto di nuovo per ogni tratto.',
      'Sotto lo smalto trasparente, a 1280 °C, il colore grigio diventa il blu profondo che ha dato il nome a questa porcellana.',
      'Più scuro dove il pennello si ferma, più chiaro dove corre: così si distingue da una stampa.',
    ],
    of: ['Porcellana bianca con cobalto naturale sotto smalto trasparente.', 'Caolino di Lampang, spesso alla base per stare ben saldo.'],
    use: [
      'Sotto il coperchio tiene asciutti tè e biscotti, e accanto al legno vecchio si sente a casa.',
      'Due di misura diversa fanno una coppia che non ha bisogno di essere uguale.',
      'Il blu non sbiadisce mai, né al sole né in acqua calda.',
    ],
  },
}
