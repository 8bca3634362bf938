import type { SheetsWords } from '../../../language-words.ts'

export const GEMS: SheetsWords = {
  'gem-ring': {
    looks: { ruby: 'rubino', sapphire: 'zaffiro', emerald: 'smeraldo', gold: 'zaffiro giallo' },
    names: ['Anello incastonato a mano, {look}', 'Anello solitario, {look}', 'Anello di orafo thailandese, {look}', 'Anello con pietra ovale, {look}'],
    made: [
      'La pietra è tagliata in città, scelta per il suo metallo e fermata da griffe limate alla misura di un seme di sesamo.',
      'Si incastona a occhio, sotto la lente; se la pietra fa clic, si ricomincia.',
      'È lucidato dentro quanto fuori, perché è l’interno che tocca te.',
    ],
    of: [
      'Pietra naturale, scaldata come quasi tutte, e il cartoncino nell’astuccio lo dice; argento 925 o placcatura in oro.',
      'Pietra preziosa naturale di circa un carato, su argento rodiato.',
    ],
    use: [
      'Guardalo alla luce del giorno: è il colore con cui vivrai.',
      'Per i venerdì, gli anniversari o nessun motivo.',
      'Una taglia in più o in meno: entro trenta giorni lo adattiamo gratis.',
    ],
    facts: 'Misura {label}, diametro interno {measure}, circa {weight}.',
  },
  'pearl-earrings': {
    looks: { white: 'bianco', golden: 'dorato', grey: 'grigio argento' },
    names: ['Orecchini di perle delle Andamane, {look}', 'Orecchini a perno con perle di mare, {look}', 'Orecchini pendenti di perle, {look}'],
    made: [
      'Le perle crescono per due anni in ostriche appese a zattere, al largo di Phuket e Phang Nga.',
      'Le coppie si formano a mezzogiorno su un vassoio grigio, prima per lucentezza, poi per misura.',
      'Forate a metà, fissate al perno con la resina e girate finché non si vede più nulla.',
    ],
    of: ['Perle marine coltivate, di colore naturale, su argento 925.', 'Perle akoya e dei Mari del Sud su perni d’argento rodiato.'],
    use: [
      'Da mettere per ultimi e togliere per primi; il profumo ne spegne la lucentezza.',
      'Piccoli segni sulla superficie le distinguono dal vetro.',
      'In un minuto sono tiepidi, e non pesano quasi niente.',
    ],
    facts: 'Perla {label}, orecchino {measure}, circa {weight} il paio.',
  },
  'bead-bracelet': {
    looks: { turquoise: 'turchese', garnet: 'granato', wood: 'legno', mixed: 'multicolore' },
    names: [
      'Bracciali di perline, {look}',
      'Bracciale infilato a mano, {look}',
      'Bracciale di perline delle Andamane, {look}',
      'Bracciali dell’amicizia, {look}',
    ],
    made: [
      'Si infila su filo doppio con un nodo ogni cinque perline: se si rompe ne perdi cinque, non tutte.',
      'Le perline si selezionano a mano, con un setaccio fatto da una latta bucata.',
      'I motivi riprendono i ritrovamenti di Khlong Thom, dove duemila anni fa i mercanti lasciarono perline.',
    ],
    of: ['Perline di pietra, vetro o legno su nylon, chiusura argentata.', 'Pietra naturale e legno tornito, chiuso da bottoni di madreperla.'],
    use: [
      'Tre fili, da portare sciolti o ritorti in uno.',
      'Da togliere per nuotare, da tenere sotto la pioggia.',
      'I bambini scelgono quelli multicolori, e hanno ragione.',
    ],
    facts: 'Lunghezza {label}, filo {measure}, circa {weight}.',
  },
  'gold-necklace': {
    looks: { chain: 'catena intrecciata', 'enamel-red': 'smalto rosso', 'enamel-green': 'smalto verde' },
    names: ['Collana d’oro stile Sukhothai, {look}', 'Collana thong boran, {look}', 'Collana d’oro d’alta oreficeria, {look}'],
    made: [
      'Un filo più sottile di un capello si intreccia senza macchine, a quattro, sei o otto capi, attorno a un ago.',
      'Minuscoli granelli d’oro si dispongono con il pennello e si saldano a fiato, con il cannello.',
      'Lo smalto è vetro macinato e cotto sul carbone: rosso, verde e blu, come nei ritrovamenti dell’antica Si Satchanalai.',
    ],
    of: ['Oro al 96,5% con attestato di peso; il certificato porta il nome dell’orafo.', 'Oro thailandese al 96,5%, di un tono più caldo del 18 carati.'],
    use: [
      'Si spedisce assicurata e si consegna solo dietro firma.',
      'In Thailandia l’oro è un libretto di risparmio che si indossa.',
      'Aderisce al collo come una stoffa.',
    ],
    facts: 'Lunghezza {label}, catena {measure}, circa {weight} d’oro.',
  },
}
