import type { SheetsWords } from '../../../language-words.ts'

export const SOFT_FURNISHING: SheetsWords = {
  'axe-pillow': {
    looks: { red: 'rosso', blue: 'blu', green: 'verde' },
    names: ['Cuscino triangolare, {look}', 'Cuscino thai da pavimento con fianchi khit, {look}', 'Mon khwan di kapok, {look}'],
    made: [
      'Dieci camere si cuciono l’una all’altra e si riempiono a mano, una per una, finché il cuscino non sta in piedi come una casetta.',
      'I due fianchi portano fasce khit tessute apposta, elefanti da una parte, fiori dall’altra.',
      'Gli angoli si chiudono con una cucitura doppia, che non cede nemmeno a un ospite robusto.',
    ],
    of: ['Fuori cotone, dentro kapok: la lana setosa dei baccelli, raccolta a marzo.', 'Cotone khit e puro kapok, senza gommapiuma né piume.'],
    use: [
      'Per appoggiarsi a leggere, a mangiare o a guardare il fiume; sostiene la schiena per ore.',
      'Il kapok asciuga in fretta e non ospita acari.',
      'Da nuovo è duro apposta; dopo un mese si è adattato.',
    ],
  },
  cushion: {
    looks: { ochre: 'khit ocra', indigo: 'rombi indaco', blush: 'righe rosa antico', black: 'nero a punto croce' },
    names: ['Federa per cuscino tessuta a mano, {look}', 'Federa per cuscino del telaio di villaggio, {look}', 'Federa per cuscino in cotone, {look}'],
    made: [
      'Il davanti viene dal telaio del villaggio, il retro è di cotone in tinta unita con chiusura nascosta.',
      'Ogni pannello si taglia con il motivo al centro, perché due stiano bene insieme.',
      'Le cuciture sono sorfilate e ripiegate due volte, perché le federe si lavano.',
    ],
    of: ['Cotone pesante da 280 g al metro quadro.', 'Cotone tessuto a mano, colori solidi; senza imbottitura.'],
    use: [
      'Accosta due motivi che hanno un colore in comune, e poi fermati lì.',
      'Con un’imbottitura più grande di due centimetri resta bella piena.',
      'Porta un po’ dell’ordine del telaio su un divano in disordine.',
    ],
    facts: '{measure}, circa {weight}; si vende la singola federa.',
  },
  'cotton-throw': {
    looks: { cream: 'righe crema', clay: 'righe terracotta', sage: 'rombi salvia' },
    names: [
      'Plaid di cotone tessuto a mano, {look}',
      'Coperta morbida di cotone, {look}',
      'Plaid da divano con frange, {look}',
      'Plaid di cotone a nido d’ape, {look}',
    ],
    made: [
      'Si tesse in due teli su un telaio stretto, uniti al centro con un punto a vista.',
      'Il filo si batte senza stringere, si lava al fiume e si batte ancora, finché non è morbido come una vecchia camicia.',
      'I pompon si ritorcono sulla coscia, un capo contro l’altro.',
    ],
    of: ['Cotone irregolare di Lamphun e Loei, senza chimica.', 'Puro cotone tinto con piante: frutti d’ebano, foglie di teak, legno di sappan.'],
    use: [
      'Per l’ora fresca prima dell’alba; nel nord, infatti, se ne hanno tre.',
      'D’estate è leggero, d’inverno con un secondo strato scalda quanto serve.',
      'In lavatrice, semplicemente; non chiede altro.',
    ],
    facts: '{measure} senza i pompon, circa {weight}.',
  },
  placemats: {
    looks: { natural: 'naturale', teal: 'ottanio', brick: 'rosso mattone' },
    names: ['Tovagliette tessute in giunco, {look}', 'Tovagliette in giunco e cotone, {look}', 'Tovagliette del telaio da stuoie, {look}'],
    made: [
      'Il giunco spaccato si posa a mano, uno stelo alla volta, in un ordito di cotone.',
      'I bordi sono rifiniti con un nastro ripiegato e cuciti due volte.',
      'Un set si taglia da un’unica lunghezza, perché tinta e trama vadano d’accordo.',
    ],
    of: ['Giunco e cotone, tinti in pentola con colori alimentari.', 'Giunco asciugato al sole, lavato e pressato.'],
    use: [
      'Proteggono il tavolo dai piatti e i piatti dal tavolo.',
      'Da arrotolare nel verso dello stelo, mai contro.',
      'Il sugo si toglie con un panno umido, prima che asciughi.',
    ],
    facts: '{label} da {measure}, circa {weight} in tutto.',
  },
  'wall-hanging': {
    looks: { cream: 'khit crema', indigo: 'rombi indaco', clay: 'righe terracotta' },
    names: ['Arazzo tessuto a mano, {look}', 'Arazzo da telaio di villaggio, {look}', 'Stendardo da parete in cotone, {look}'],
    made: [
      'Fasce a motivi si alternano a fasce traforate, come i lunghi stendardi che i templi del nord issano a Capodanno.',
      'In alto, una bacchetta di bambù è presa nella trama; per appenderlo dritto basta un chiodo.',
      'Niente è disegnato; è la riga di sotto a decidere la successiva.',
    ],
    of: ['Cotone filato a mano, bambù e frange annodate.', 'Cotone in toni naturali, spesso quanto basta per smorzare l’eco di una stanza.'],
    use: [
      'Veste la parete sopra il letto, senza cornice né vetro.',
      'Da tenere lontano dal sole di mezzogiorno e da scuotere in primavera.',
      'Arrotolato stretto per la posta, in un giorno si distende.',
    ],
    facts: 'Misura {measure} senza le frange e pesa circa {weight}.',
  },
}
