import type { SheetsWords } from '../../../language-words.ts'

export const WOVEN_BAGS: SheetsWords = {
  'yan-lipao-bag': {
    looks: { dark: 'marrone scuro', tan: 'marrone chiaro', black: 'nero' },
    names: [
      'Borsa da sera in yan lipao, {look}',
      'Borsetta in yan lipao con fermaglio d’argento, {look}',
      'Borsa intrecciata stile Nakhon, {look}',
      'Borsa di corte in yan lipao, {look}',
    ],
    made: [
      'Il tralcio della felce si spacca, si raschia e si tira attraverso fori sempre più piccoli, finché non è sottile come un filo.',
      'Punto dopo punto si avvolge su costole di bambù, circa tre centimetri quadrati all’ora.',
      'Finiture e fermaglio sono d’argento, incisi da un vicino che non fa altro.',
      'Il lato chiaro e il lato scuro dello stesso tralcio fanno il motivo; niente è tinto.',
    ],
    of: ['Yan lipao, felce rampicante delle foreste del sud, su bambù, argento 925 e fodera di seta.', 'Felce, bambù, argento sterling e fodera in seta thai.'],
    use: [
      'Si porta ai matrimoni per tre generazioni, e poi si tramanda.',
      'Ci stanno un telefono, una chiave e un portacipria, non di più, ed è proprio questo il bello.',
      'Arriva in un sacchetto di stoffa con il nome dell’intrecciatrice.',
    ],
  },
  'rattan-bag': {
    looks: { natural: 'naturale', walnut: 'noce', white: 'bianco decapato' },
    names: [
      'Borsa tonda in rattan, {look}',
      'Tracolla in rattan, {look}',
      'Borsa in rattan avvolta a mano, {look}',
      'Borsa in rattan con tracolla di cuoio, {look}',
    ],
    made: [
      'Il rattan sottile si avvolge dal centro verso il bordo e si cuce a se stesso con liana ata spaccata.',
      'La borsa finita pende un giorno nel fumo di cocco, che la indurisce e tiene lontani gli insetti.',
      'Cerniera e chiusura sono asole di rattan attorno a un’oliva di legno: niente che arrugginisca.',
    ],
    of: [
      'Rattan, tracolla in cuoio conciato al vegetale, fodera di cotone stampato.',
      'Scorza di rattan maturo, spaccata a mano a due millimetri, con cuoio e cotone.',
    ],
    use: [
      'Sta bene con il vestito di lino e con il giubbotto di jeans, d’estate e nel resto dell’anno.',
      'C’è posto per un telefono, un portafoglio, gli occhiali da sole e un mango maturo.',
      'La tracolla da 120 cm si accorcia con un nodo.',
    ],
  },
}
