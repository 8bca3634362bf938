import type { SheetsWords } from '../../../language-words.ts'

export const BASKETRY: SheetsWords = {
  'rattan-basket': {
    looks: { natural: 'naturale', smoked: 'marrone affumicato', white: 'bianco decapato' },
    names: [
      'Cesto di rattan, {look}',
      'Cesto da mercato di rattan con manico, {look}',
      'Cesto portatutto di rattan, {look}',
      'Cesto di rattan a trama aperta, {look}',
    ],
    made: [
      'Per spaccare il rattan si tiene fermo il coltello e si tira con la mano; così la scorza lucida resta intera.',
      'I montanti stanno a mollo tutta la notte, si curvano bagnati attorno al ginocchio e si legano senza un solo chiodo.',
      'Il bordo è avvolto due volte, perché è da lì che si sollevano tutti i cesti.',
    ],
    of: [
      'Rattan delle foreste del sud, tagliato a sette anni ed essiccato al sole.',
      'Rattan intero per la struttura, scorza spaccata per l’intreccio; niente colla né vernice.',
    ],
    use: [
      'Per il pane, il lavoro a maglia o la verdura del sabato.',
      'Da nuovo scricchiola ancora; con gli anni si zittisce e si scurisce.',
      'Regge anche chi ci si siede un momento, ma noi non l’abbiamo detto.',
    ],
  },
  'sticky-rice-basket': {
    looks: { natural: 'naturale', indigo: 'naturale e indaco', red: 'naturale e rosso' },
    names: ['Kratip per riso glutinoso, {look}', 'Cestino da riso in bambù con coperchio, {look}', 'Kratip stile Isan, {look}'],
    made: [
      'Due pareti si intrecciano una dentro l’altra; l’aria che resta in mezzo tiene caldo il riso fino a mezzogiorno.',
      'Le stecche sono larghe un millimetro e piallate così fini che si arricciano come nastri.',
      'La base si ricava da uno stelo di palma e si cuce con filo di nylon, la sua unica modernità.',
    ],
    of: [
      'Bambù giovane, tagliato nella stagione fresca, quando agli insetti piace meno.',
      'Bambù e cordino di cotone; non trattato, essiccato al fumo, adatto al contatto con gli alimenti.',
    ],
    use: [
      'Riso bollente, coperchio, e via: nei campi, in ufficio o al picnic.',
      'Lascia uscire il vapore e tiene fuori le mosche; nessuna scatola di plastica ci riesce.',
      'Si sciacqua, si asciuga al sole e dura dieci anni.',
    ],
  },
  'hyacinth-basket': {
    looks: { natural: 'naturale', charcoal: 'antracite', 'two-tone': 'naturale e bianco' },
    names: [
      'Cesto in giacinto d’acqua, {look}',
      'Cesto portabiancheria tondo in giacinto d’acqua, {look}',
      'Portavaso intrecciato in giacinto d’acqua, {look}',
      'Cestino da ripiano in giacinto d’acqua, {look}',
    ],
    made: [
      'Gli steli seccano una settimana, si affumicano contro la muffa e si intrecciano a tre prima di diventare cesto.',
      'Le trecce girano attorno a un’armatura di filo di ferro che tiene in forma il cesto anche quando è pieno.',
      'Due donne ne fanno uno al giorno, se la pioggia lascia asciugare gli steli.',
    ],
    of: [
      'Giacinto d’acqua, una pianta che intasa i canali e che sta molto meglio in forma di cesto.',
      'Steli di giacinto essiccati su una sottile armatura d’acciaio, lavati e, salvo il colore, senza tintura.',
    ],
    use: [
      'Per coperte, giocattoli o una monstera a cui va stretto il vaso.',
      'Pesa poco e perdona il piede che lo spinge sotto la scrivania.',
      'Nelle prime settimane la fibra sa un po’ di fieno.',
    ],
  },
  'bamboo-hat': {
    looks: { natural: 'naturale', indigo: 'naturale con bordo indaco', tea: 'marrone tè' },
    names: [
      'Cappello da contadino in bambù, {look}',
      'Cappello da sole ngop, {look}',
      'Cappello da campo in foglia di palma, {look}',
      'Cappello da giardino a tesa larga in bambù, {look}',
    ],
    made: [
      'Un graticcio di bambù a sei lati si copre di foglie di palma, disposte come tegole e cucite in cerchio.',
      'All’interno un piccolo anello intrecciato solleva il cappello dai capelli e lascia passare l’aria.',
      'Il bordo si lega con rattan bagnato, che asciugando stringe.',
    ],
    of: ['Bambù, foglie di palma lan e sottogola di cotone.', 'Foglia di palma sbiancata al sole su stecche di bambù, leggera e quasi impermeabile.'],
    use: [
      'Fa ombra a tutto il viso: in risaia, in spiaggia o tra i pomodori.',
      'Alla parete proietta una stella d’ombra.',
      'L’anello va bene per quasi tutte le teste; alle altre pensa il cordino.',
    ],
  },
}
