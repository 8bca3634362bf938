import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso netto {label}; la confezione misura {measure}.'

export const SPICE_AND_TEA: SheetsWords = {
  'spice-jars': {
    looks: { 'star-anise': 'anice stellato', turmeric: 'curcuma', pepper: 'pepe nero', cinnamon: 'cannella' },
    names: ['Spezie thai in vasetto, {look}', 'Spezie intere scelte a mano, {look}', 'Spezie del villaggio, {look}', 'Vasetto di spezie per la cucina, {look}'],
    made: [
      'Essiccate piano all’ombra, dove restano gli oli che il sole si porterebbe via.',
      'Scelte a mano sul vaglio; quello che si rompe va nella nostra cucina.',
      'Messe in vasetto su ordinazione e chiuse con un tappo ermetico.',
    ],
    of: ['Una spezia, un orto, niente di mescolato.', 'Raccolto dell’anno; mese e campo stanno sull’etichetta.'],
    use: [
      'Da macinare appena prima di cucinare; la differenza è più grande che tra due ricette.',
      'Per il maiale brasato, il massaman o il tè di una giornata fredda.',
      'Vuoto, il vasetto resta un vasetto da cucina.',
    ],
    facts: PACK,
  },
  'spice-bowls': {
    looks: { curry: 'curry', 'tom-yum': 'tom yum', five: 'cinque spezie' },
    names: [
      'Cofanetto di spezie thai, {look}',
      'Erbe e spezie intere, {look}',
      'Scatola di aromi per chi cucina, {look}',
      'Cofanetto di erbe dell’orto, {look}',
    ],
    made: [
      'Ogni erba si taglia a mano alla sua ora, secca per conto suo e si unisce alle altre solo dopo.',
      'Le dosi sono quelle di nostra nonna, pesate invece che indovinate.',
      'Confezionate in bustine di carta, perché i profumi non si incontrino.',
    ],
    of: [
      'Citronella, galanga, foglia di combava, peperoncino, semi di coriandolo, cumino, secondo il piatto.',
      'Aromi essiccati, senza sale, zucchero o altri aromi aggiunti.',
    ],
    use: [
      'Una scatola fa tre pentole per quattro; il cartoncino all’interno spiega come.',
      'Un regalo per chi cucina e ha già tutto.',
      'Annusa la scatola prima di aprire le bustine.',
    ],
    facts: PACK,
  },
  'tea-tin': {
    looks: { oolong: 'oolong', jasmine: 'tè verde al gelsomino', 'butterfly-pea': 'butterfly pea', black: 'tè nero' },
    names: ['Tè di montagna, {look}', 'Tè d’altura in latta, {look}', 'Tè di un piccolo giardino, {look}', 'Tè colto a mano, {look}'],
    made: [
      'Due foglie e un germoglio, colti prima delle dieci, appassiti al sole e arrotolati la notte stessa.',
      'L’oolong si arrotola nel panno fino a trenta volte; i fiori seccano interi, all’ombra.',
      'La famiglia lo assaggia a colazione; quello che non passa va alle capre.',
    ],
    of: ['Foglie di un solo giardino sopra i 1000 metri, senza aromi.', 'Foglie o fiori interi, in una latta che si chiude con un sospiro.'],
    use: [
      'Si infonde in acqua bollente; butta il primo minuto e bevi i cinque successivi.',
      'Buono anche freddo, lasciato una notte in frigorifero.',
      'Una spruzzata di lime, e il butterfly pea diventa viola.',
    ],
    facts: PACK,
  },
  'coffee-bag': {
    looks: { kraft: 'tostatura media', black: 'tostatura scura', indigo: 'tostatura chiara' },
    names: ['Arabica d’altura, {look}', 'Caffè di montagna thailandese, {look}', 'Caffè in grani di piccolo raccolto, {look}', 'Caffè d’ombra, {look}'],
    made: [
      'Le ciliegie si colgono rosse, si spolpano la sera stessa, fermentano un giorno e si lavano con acqua di fonte.',
      'Essiccato dodici giorni sui graticci e tostato cinque chili alla volta, il lunedì della settimana del tuo ordine.',
      'Le piante crescono sotto macadamie e peri, che nutrono gli uccelli, che mangiano gli scolitidi.',
    ],
    of: [
      'Arabica thailandese in grani, dai 1200 ai 1500 metri, in sacchetto con valvola.',
      'Un villaggio, un raccolto; macinato su richiesta, se ci dici come lo prepari.',
    ],
    use: [
      'In tazza cacao e miele di longan, finale pulito.',
      'Per il filtro o la moka; la tostatura scura regge il latte condensato.',
      'Al meglio tra una settimana e due mesi dopo la tostatura.',
    ],
    facts: PACK,
  },
}
