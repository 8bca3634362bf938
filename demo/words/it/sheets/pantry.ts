import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso netto {label}; la confezione misura {measure}.'

export const PANTRY: SheetsWords = {
  'jasmine-rice': {
    looks: { white: 'riso jasmine', red: 'riso rosso', riceberry: 'riso riceberry' },
    names: ['{Look} biologico', '{Look} del nuovo raccolto', '{Look} di una piccola fattoria', '{Look}, pilato di fresco'],
    made: [
      'Trapiantato a mano a luglio, raccolto nel fresco di novembre e asciugato sulle stuoie, non in macchina.',
      'Il mulino del villaggio lo pila solo la settimana in cui parte il tuo ordine.',
      'Un raccolto all’anno, un villaggio, e l’anno è scritto sul sacco.',
    ],
    of: [
      'Coltivato senza pesticidi secondo lo statuto biologico del villaggio; sottovuoto contro gli insetti.',
      'Chicchi interi, selezionati con il setaccio e a occhio, senza aggiunte.',
    ],
    use: [
      'Si sciacqua una volta, acqua fino alla prima falange, e dieci minuti di riposo dopo la cottura.',
      'Profuma di foglia di pandan, soprattutto nei primi otto mesi.',
      'Buono accanto a tutto ciò che è curry, e da solo con un uovo.',
    ],
    facts: PACK,
  },
  'curry-paste': {
    looks: { green: 'verde', red: 'rossa', yellow: 'gialla', massaman: 'massaman' },
    names: [
      'Pasta di curry, {look}',
      'Pasta di curry pestata nel mortaio, {look}',
      'Pasta di curry fatta in casa, {look}',
      'Pasta di curry delle donne del villaggio, {look}',
    ],
    made: [
      'Prima si tostano e macinano le spezie secche; poi sale, peperoncino, citronella, galanga e pasta di gamberi vanno nel mortaio, in quest’ordine.',
      'Pestata nel granito, che schiaccia le fibre e trattiene l’olio che il frullatore perde.',
      'Scottata un momento perché si conservi, quaranta vasetti alla volta.',
    ],
    of: [
      'Peperoncino, citronella, galanga, aglio, scalogno, scorza di combava, radice di coriandolo, pasta di gamberi, sale.',
      'Senza zucchero, coloranti né conservanti; contiene crostacei.',
    ],
    use: [
      'Se ne soffriggono due cucchiaiate nella crema di cocco finché l’olio non si separa, poi si aggiunge quello che ha dato il mercato.',
      'Un vasetto da 120 g fa un curry per sei.',
      'Piccante, ma senza vantarsi.',
    ],
    facts: PACK,
  },
  'dried-chili': {
    looks: { red: 'rossi', dark: 'affumicati', gold: 'dorati' },
    names: ['Peperoncini essiccati al sole, {look}', 'Peperoncini interi, {look}', 'Peperoncini da tostare, {look}', 'Peperoncini dell’orto, {look}'],
    made: [
      'Colti maturi la mattina ed essiccati cinque giorni sul bambù, girati a mezzogiorno.',
      'Selezionati a mano per colore; i piccioli restano, perché trattengono il profumo.',
      'Quelli affumicati pendono per due notti sopra gusci di cocco.',
    ],
    of: ['Peperoncino e sole; né zolfo né olio.', 'Peperoncini thai lunghi e bird’s eye, circa 20 000–60 000 unità Scoville.'],
    use: [
      'Da tostare a secco finché i vicini non starnutiscono, poi da pestare.',
      'Da ammollare per una pasta di curry, da friggere per i noodle o da appendere ai fornelli come portafortuna.',
      'Lavati le mani, e poi ancora una volta.',
    ],
    facts: PACK,
  },
  'chili-oil': {
    looks: { red: 'peperoncino secco', amber: 'aglio e peperoncino', green: 'peperoncino verde e foglia di combava' },
    names: ['Olio al peperoncino, {look}', 'Olio al peperoncino croccante, {look}', 'Olio al peperoncino dei venditori di noodle, {look}'],
    made: [
      'Aglio e scalogno dorano piano e poi si tolgono; il peperoncino entra quando l’olio ha riposato.',
      'Quello che si è tolto torna alla fine, per restare croccante.',
      'Imbottigliato caldo, chiuso con carta cerata e datato.',
    ],
    of: [
      'Olio di crusca di riso, peperoncino, aglio, scalogno, sale, un po’ di zucchero di palma.',
      'Senza glutammato né gamberi; va bene anche per i vegani.',
    ],
    use: [
      'Sulle uova, sui noodle, sulla pizza e, una volta conosciuto, su tutto.',
      'Mescola prima dell’uso; il meglio va a fondo.',
      'In frigorifero dura tre mesi e di rado supera le tre settimane.',
    ],
    facts: '{label} in bottiglia di vetro, {measure}.',
  },
}
