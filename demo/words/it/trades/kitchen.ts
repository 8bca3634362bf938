import type { TradesWords } from '../../../language-words.ts'

export const KITCHEN_TRADES: TradesWords = {
  rice: [
    'I nostri campi sono su una terra salata e testarda, ed è proprio per questo che il chicco profuma.',
    'Piliamo su ordinazione, poco alla volta, perché il sacco sappia ancora di raccolto.',
    'A togliere le erbacce pensano le anatre, pagate in lumache.',
    'I semi sono nostri: la spiga più alta di ogni angolo.',
    'Al raccolto la scuola chiude, ufficialmente per un giorno.',
  ],
  pastes: [
    'Il mortaio è di granito, la pasta di gamberi è della vicina e i peperoncini sono stati colti la mattina stessa.',
    'Tostiamo nel wok sulla brace, e tutto il vicolo starnutisce con noi.',
    'La ricetta era una dote, e della dote la parte migliore.',
    'Assaggiamo con riso, cetriolo e un vicino che dice la verità.',
    'Quaranta vasetti fanno una giornata; poi il pestello ha bisogno di riposo.',
  ],
  spices: [
    'Il pepe asciuga tre giorni sulle stuoie nel nostro cortile, e serve sempre qualcuno che scacci le galline.',
    'Confezioniamo per mese di raccolto e scriviamo la data a mano.',
    'Qui la curcuma colora tutto, anche il gatto.',
    'Le piante si arrampicano su alberi vivi, che danno ombra a loro e frutta a noi.',
    'Compriamo da undici orti, tutti in vista della stessa collina.',
  ],
  highland: [
    'A millequattrocento metri gli arbusti crescono piano, e noi con loro.',
    'Su questo pendio i miei genitori coltivavano altro; il tè e il caffè ci hanno permesso di restare.',
    'La strada è arrivata quando avevo dodici anni; prima, la via la sapevano i muli.',
    'Tostiamo di lunedì, e di lunedì lo sa tutto il crinale.',
    'La nonna seleziona i chicchi e trova quello che alla macchina è sfuggito.',
  ],
  sweets: [
    'Saliamo a prendere la linfa prima dell’alba: un’ora dopo comincia già a farsi aceto.',
    'La frutta asciuga al sole sotto le cupole; se l’annata è buona, non si aggiunge zucchero.',
    'Il sapore lo decidono le api, e non avvisano mai.',
    'Una palma produce per sessant’anni, se le si parla come si deve.',
    'Quello che il mercato chiama brutto, noi lo chiamiamo maturo.',
  ],
}
