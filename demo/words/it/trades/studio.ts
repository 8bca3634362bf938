import type { TradesWords } from '../../../language-words.ts'

export const STUDIO_TRADES: TradesWords = {
  scent: [
    'Intagliamo con un solo coltellino, lo stesso con cui i cuochi di palazzo lavoravano i meloni.',
    'I petali si premono con il pollice finché la cera è calda; il decimo scotta, l’undicesimo non si sente più.',
    'Il gelsomino si coglie di notte, quando si apre.',
    'Quando intagliamo stiamo zitti, e la famiglia apprezza.',
    'Di ogni giornata teniamo un loto storto, per ricordo.',
  ],
  herbal: [
    'La ricetta viene dalla scuola di massaggio del tempio, il plai da dietro casa.',
    'Il nostro sapone matura sei settimane su ripiani di bambù prima che si possa annusare.',
    'La guaritrice del villaggio era la mia prozia, e l’orto è il suo.',
    'Proviamo tutto su di noi; per questo abbiamo una bella cera.',
    'Il plai si scava a gennaio, quando le foglie sono sparite e la forza sta tutta sotto.',
  ],
  painting: [
    'Ho imparato da un pittore che restaurava le pareti dei templi, e nel mio pennello c’è la sua pazienza.',
    'Dipingiamo all’aperto alle sei del mattino, prima che la luce diventi normale.',
    'La domenica si tende la tela, e il lunedì ci si pente del formato.',
    'I monaci ci lasciano salire sul tetto del campanile; quella vista è in parecchi quadri.',
    'Raschio più di quanto dipinga, e il pavimento è molto colorato.',
  ],
  stage: [
    'Prima di cominciare una maschera rendiamo omaggio ai maestri, con fiori e un uovo sodo.',
    'Quindici strati di carta fanno un volto, il sedicesimo un carattere.',
    'La maschera si ricuce da dietro, perché nessuno veda come si fa.',
    'Le marionette hanno un nome prima di avere una faccia.',
    'Dopo anni i danzatori riportano la loro per ridorarla, e noi riconosciamo ognuna dalle ammaccature.',
  ],
  kites: [
    'Spacchiamo il bambù un anno prima di farlo volare.',
    'A marzo tutta la famiglia è nel campo e litiga sul vento.',
    'La carta si compra a risme, e il vento è gratis.',
    'Il mio aquilone migliore è su un albero della spianata davanti al palazzo, e lì resterà.',
    'Quello che vola nel nostro vicolo vola dappertutto.',
  ],
  shadow: [
    'Traforiamo il cuoio con ferri forgiati da noi, dall’occhio verso il bordo.',
    'Mio padre dà ancora spettacolo; se una figura parla male, me la rimanda.',
    'Attraverso un buon cuoio la luce passa come nel miele.',
    'Il buffone si ritaglia per ultimo e ride per primo.',
    'Una volta all’anno recitiamo per la dea del riso e non chiediamo niente.',
  ],
}
