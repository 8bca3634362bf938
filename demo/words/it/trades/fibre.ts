import type { TradesWords } from '../../../language-words.ts'

export const FIBRE_TRADES: TradesWords = {
  lacquer: [
    'Tra una mano di lacca e l’altra il pezzo riposa per giorni nell’umido della cantina di terra.',
    'La foglia d’oro non perdona niente; lavoriamo a porta chiusa e ventilatore spento.',
    'La lacca asciuga con l’umidità e al sole si imbroncia, tutto il contrario del bucato.',
    'La linfa fa prudere gli apprendisti per un mese; chi dopo è ancora qui, resta.',
    'L’ultima lucidatura si fa con il palmo; nient’altro è abbastanza morbido.',
  ],
  rattan: [
    'Spacchiamo il rattan con la bocca e il coltello, come faceva mia madre; così la scorza resta lucida.',
    'Un buon cesto deve scricchiolare da nuovo e tacere a dieci anni.',
    'Per ogni liana tagliata ne piantiamo quattro.',
    'Il guardaboschi ci conosce per nome, e le sanguisughe pure.',
    'Il rattan si piega finché il bollitore canta; il tempo per un tè c’è.',
  ],
  bamboo: [
    'Tagliamo il bambù dopo le piogge, a luna calante, così gli insetti lo lasciano in pace.',
    'Qui dieci famiglie intrecciano tra la semina e il raccolto, quasi sempre all’ombra, sotto casa.',
    'Dal rumore del coltello sento se la stecca terrà.',
    'Da un bambù vengono tre cesti, un mestolo e la legna per il fuoco.',
    'Il fumo della nostra cucina tiene lontani gli insetti.',
  ],
  hyacinth: [
    'La pianta soffoca il nostro lago; ogni cesto restituisce alle barche anche un metro d’acqua.',
    'Facciamo asciugare gli steli per una settimana, girandoli spesso come i peperoncini.',
    'I visitatori vedono un fiore, i pescatori un flagello; noi, ceste per il bucato.',
    'Si intreccia in barca, sulla via del ritorno.',
    'Quando il lago è basso, intrecciamo quello che abbiamo seccato in primavera.',
  ],
  'yan-lipao': [
    'Ogni tralcio passa per i fori di un coperchio di latta, finché non è sottile come un filo da cucito.',
    'Una borsetta sono venti giorni di un’intrecciatrice; per questo ne facciamo poche e le firmiamo tutte.',
    'I tralci si tagliano lunghi un braccio e si portano a casa come il riso.',
    'Il lavoro fine lo fanno i miei occhi fino alle dieci; dopo tocca a mia figlia.',
    'Le nostre borse le hanno portate le regine, e anche la levatrice.',
  ],
  carving: [
    'Intagliamo legno di recupero e legno di piantagione, e di entrambi possiamo mostrare i documenti.',
    'L’apprendista leviga, il figlio sgrossa, il padre fa gli occhi.',
    'I trucioli vanno al forno del vicino, e noi riceviamo pane.',
    'Un buon ceppo aspetta due anni sotto la casa; noi con lui.',
    'Gli elefanti passano davanti al nostro cancello; foto non ne servono.',
  ],
  turning: [
    'Il legno viene da frutteti che non danno più; sarebbe finito nel fuoco.',
    'Oliamo con un olio buono anche per friggere, mai con niente che sappia di vernice.',
    'Prima dell’elettricità, il tornio andava con una bicicletta.',
    'Il legno verde schizza, e si impara presto dove stare.',
    'Una ciotola con un nodo vale meno in negozio e di più in casa.',
  ],
  paper: [
    'Un villaggio fa i telai, un altro i manici; noi incolliamo, oliamo e dipingiamo.',
    'I fiori si dipingono in un fiato, due colori sullo stesso pennello.',
    'Lasciamo la corteccia una notte nel canale e speriamo nel sereno.',
    'Con il bel tempo il cortile del tempio diventa un prato di tondi.',
    'Da noi un ombrello passa per undici paia di mani.',
  ],
  reed: [
    'Il giunco cresce in campi d’acqua salmastra, ed è più forte di quello d’acqua dolce.',
    'In due a un telaio: lei lancia lo stelo, lui lo batte.',
    'La pentola della tintura sta sotto il mango e non ha coperchio.',
    'La casa del vescovo e la moschea hanno tutt’e due le nostre stuoie per terra.',
    'Tagliato dopo le piogge, il giunco è verde; prima, è dorato.',
  ],
}
