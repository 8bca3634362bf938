import type { SheetsWords } from '../../../language-words.ts'

export const CLOTH: SheetsWords = {
  'woven-tote': {
    looks: { indigo: 'righe ikat indaco', natural: 'khit naturale', red: 'khit rosso' },
    names: [
      'Shopper tessuta a mano, {look}',
      'Borsa in cotone del telaio di villaggio, {look}',
      'Borsa in tela foderata, {look}',
      'Borsa da mercato delle tessitrici, {look}',
    ],
    made: [
      'La stoffa tessuta nel villaggio si taglia una volta sola, in un pezzo lungo, così non si spreca niente.',
      'I manici fanno tutto il giro della borsa e reggono il peso da sotto.',
      'La cuciono le tessitrici stesse, nei mesi in cui il riso non ha bisogno di nessuno.',
    ],
    of: [
      'Fuori cotone tessuto a mano; dentro fodera di cotone in tinta unita e una tasca con cerniera.',
      'Fondo in tela di cotone, pannello tessuto a mano, bottone automatico in ottone.',
    ],
    use: [
      'Ci stanno un portatile da 14 pollici e un mazzo di spinaci d’acqua.',
      'Parte piegata in valigia e torna piena.',
      'La riga non cade mai due volte nello stesso punto.',
    ],
  },
  'hill-tribe-bag': {
    looks: { black: 'nero con punto croce multicolore', red: 'rosso con righe multicolori', blue: 'blu con punto croce' },
    names: ['Tracolla delle tribù di montagna, {look}', 'Borsa yam ricamata, {look}', 'Borsa a tracolla delle montagne, {look}'],
    made: [
      'Tracolla e fianchi sono un’unica fascia lunga, tessuta al telaio a cintura; il corpo si cuce in mezzo.',
      'Il punto croce si conta dal rovescio della stoffa, così il dritto resta pulito.',
      'Per un bel riquadro ci vogliono le sere di tre settimane.',
    ],
    of: [
      'Cotone e canapa, filo da ricamo in seta, pompon di lana.',
      'Cotone tessuto a mano, fodera di cotone e un bottone d’ottone ricavato da una vecchia moneta.',
    ],
    use: [
      'Al villaggio porta i libri di scuola, in città la macchina fotografica.',
      'Dai colori si capisce chi l’ha fatta: ogni valle ha il suo rosso.',
      'Quello che paghi va dritto alla stanza da cucito, senza rivenditori.',
    ],
    facts: 'Corpo {measure}, tracolla 100 cm, circa {weight}.',
  },
  'batik-sarong': {
    looks: { sea: 'fiori blu mare', sunset: 'fiori color tramonto', forest: 'foglie verde bosco' },
    names: [
      'Sarong in batik disegnato a mano, {look}',
      'Batik del sud della Thailandia, {look}',
      'Telo mare in batik, {look}',
      'Pareo in batik dipinto, {look}',
    ],
    made: [
      'La cera calda scende dal pennino di rame in una linea continua; dove si chiude, il colore non passa.',
      'I colori si stendono a pennello sul bagnato e si fondono uno nell’altro come il tempo che cambia.',
      'Si fissa per una notte con il silicato, si fa bollire per togliere la cera e si risciacqua in tre vasche.',
    ],
    of: ['Voile fine di cotone: doppio è coprente, singolo è fresco.', 'Cotone mercerizzato, tinto con colori reattivi che reggono il sale e il sole.'],
    use: [
      'Da annodare sui fianchi, sulla spalla o alla finestra.',
      'Non ce ne sono due con le stesse venature, perché la cera si crepa come vuole.',
      'In spiaggia asciuga in dieci minuti.',
    ],
    facts: '{measure}, circa {weight}.',
  },
}
