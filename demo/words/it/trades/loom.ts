import type { TradesWords } from '../../../language-words.ts'

export const LOOM_TRADES: TradesWords = {
  silk: [
    'Alleviamo i bachi da seta con i nostri gelsi e conosciamo ogni filo fin dalla foglia.',
    'Il motivo si lega a memoria, prima della tintura; sulla carta non c’è niente.',
    'Nella stagione secca, dal cancello del nostro tempio si sentono trenta telai.',
    'In un bozzolo c’è un chilometro di filo, e ogni centimetro ci passa tra le dita.',
    'Mia figlia studia in città e torna a tessere ad aprile.',
  ],
  indigo: [
    'Ogni mattina la tinozza riceve liscivia di cenere e un goccio d’acquavite di riso; se ce ne dimentichiamo, mette il broncio.',
    'Nove bagni danno il blu che qui si chiama sera prima della pioggia.',
    'Ci riconosci dalle unghie.',
    'Nei giorni di funerale non si tinge; la tinozza ne morirebbe anche lei.',
    'Cotone, indaco, tamarindo: quello che ci serve cresce a portata di voce.',
  ],
  khit: [
    'Il motivo sta in un fascio di bacchette dietro il telaio; se se ne perde una, l’elefante ha tre zampe.',
    'Imbottiamo con il kapok degli alberi della nostra strada.',
    'La nonna leggeva il khit al buio, con il pollice.',
    'Al cuscino del monaco va il lato più bello, poi a quello della sposa, poi al tuo.',
    'Nelle nostre stoffe gli elefanti camminano verso l’orlo, perché abitano lì.',
  ],
  cotton: [
    'I nostri telai sono più vecchi di noi; il cotone che portano è di quest’anno.',
    'Un phakaoma è asciugamano, cintura, culla e cappello, perciò lo tessiamo robusto.',
    'L’ordito si appretta con l’acqua del riso, e piace anche al gatto.',
    'Le righe le cantiamo: tre rosse, una bianca, tre rosse, fine.',
    'Dalla nostra finestra si vede il campo da cui viene il filo.',
  ],
  'tin-jok': [
    'L’orlo si lavora con l’aculeo di istrice, a rovescio, un filo dopo l’altro.',
    'Qui le ragazze ne tessono ancora uno per il matrimonio e uno per essere ricordate.',
    'Conserviamo un orlo del 1890 in una scatola di biscotti, e copiamo solo quello.',
    'Si conta a voce alta; al telaio, quindi, non si spettegola.',
    'Il giallo è jackfruit, il rosso è gommalacca, il nero è un segreto.',
  ],
  'hill-tribe': [
    'Siamo vicine di casa, hmong, mien e karen; dividiamo una stanza da cucito, mai un motivo.',
    'I punti si contano, non si disegnano, e una bambina li impara prima dell’alfabeto.',
    'Ricamiamo in corriera, in coda e alle riunioni dei genitori.',
    'Il mio portaaghi è un aculeo di istrice, come quello di mia nonna.',
    'Il Capodanno è la nostra settimana della moda.',
  ],
  batik: [
    'Disegniamo con la cera a mano libera, con il pennino di rame, e i colori li sceglie il mare.',
    'Quando le stoffe asciugano sulla spiaggia, i turisti pensano a una mostra.',
    'Alla temperatura giusta la cera fuma, a quella dopo brucia; ne abbiamo bruciata abbastanza.',
    'Facciamo bollire le stoffe all’aperto, in riva al mare; la cucina l’ha vietato.',
    'Il nome ai nostri blu lo danno i pescatori.',
  ],
}
