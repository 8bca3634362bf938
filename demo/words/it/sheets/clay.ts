import type { SheetsWords } from '../../../language-words.ts'

export const CLAY: SheetsWords = {
  'celadon-vase': {
    looks: { jade: 'verde giada', mist: 'azzurro nebbia', olive: 'verde oliva', cream: 'crema' },
    names: ['Vaso in celadon, {look}', 'Vaso da fiori in celadon, {look}', 'Vaso in celadon con smalto di cenere, {look}', 'Vaso monofiore in celadon, {look}'],
    made: [
      'Si modella al tornio e si cuoce a circa 1260 °C con poca aria, così il ferro dello smalto diventa verde invece che marrone.',
      'Lo smalto è solo cenere di legna e argilla di risaia, setacciate e versate in uno strato spesso, che si raccoglie dove vuole.',
      'Raffreddandosi, argilla e smalto si ritirano con passo diverso e cantano piano per giorni; ogni nota lascia una linea sottile.',
      'Il piede si rifinisce a mano il secondo giorno, quando l’argilla ha la consistenza del formaggio, e sotto si firma.',
    ],
    of: [
      'Gres grigio di argilla del nord; tiene l’acqua senza rivestimenti.',
      'Argilla da gres dei piedi delle montagne, smaltata dentro e fuori, senza piombo.',
    ],
    use: [
      'Gli bastano pochi steli di zenzero in fiore o di orchidea.',
      'È bello anche vuoto, quando la luce arriva di lato.',
      'Dal forno non escono mai due pezzi uguali; la tinta e la rete di linee cambiano un po’.',
    ],
  },
  'celadon-bowls': {
    looks: { jade: 'verde giada', ocean: 'blu oceano', honey: 'marrone miele' },
    names: ['Ciotole in celadon, {look}', 'Ciotole da riso in celadon, {look}', 'Ciotole impilabili in celadon, {look}', 'Ciotole da zuppa in celadon, {look}'],
    made: [
      'Ogni ciotola si tornisce da sola e si assottiglia sul bordo: leggera in mano, gentile con le labbra.',
      'La cottura a 1260 °C dura diciotto ore; il forno si apre solo dopo due giorni di raffreddamento.',
      'Lo smalto cola un poco e si raccoglie sul fondo, dove il colore è più profondo.',
      'La craquelure la disegna il forno mentre si raffredda; nessuno ci strofina inchiostro.',
    ],
    of: ['Gres compatto smaltato con cenere di legna, senza piombo né cadmio.', 'Gres del nord, adatto al forno fino a 180 °C e alla lavastoviglie.'],
    use: [
      'Fatte per il riso e il tom kha, perfette anche a colazione.',
      'Il piede, senza smalto, è levigato per non graffiare un tavolo di legno.',
      'Se una si rompe, ne torniremo altre dello stesso modello ancora per anni.',
    ],
    facts: 'Il set ({label}): ogni ciotola misura {measure}, il set pesa circa {weight}.',
  },
  'sangkhalok-plate': {
    looks: { fish: 'pesce', lotus: 'loto', scroll: 'girali' },
    names: ['Piatto Sangkhalok, {look}', 'Piatto in gres stile Sukhothai, {look}', 'Piatto Sangkhalok dipinto a mano, {look}'],
    made: [
      'Il disegno si traccia in bruno di ferro sull’argilla cruda e non si corregge mai; sopra va lo smalto trasparente.',
      'Il modello è la ceramica che Sukhothai spediva a Giava e in Giappone seicento anni fa; l’argilla viene dallo stesso distretto.',
      'In forno i piatti poggiano su dischetti d’argilla, di cui si vede ancora il cerchio sul retro.',
      'Il bruno si macina dalla laterite e si stende con un pelo d’orecchio di bufalo.',
    ],
    of: [
      'Gres grigio un po’ ruvido, con puntini di ferro che affiorano sotto lo smalto.',
      'Gres locale sotto uno smalto di cenere trasparente, adatto al contatto con gli alimenti.',
    ],
    use: [
      'Per servire un pesce intero, o da appendere dove gli ospiti faranno domande.',
      'Per appenderlo, su richiesta foriamo il piede; basta scriverci.',
      'Il suo grigio caldo dà ai piatti un’aria di freschezza.',
    ],
  },
  'terracotta-pot': {
    looks: { rust: 'ruggine', umber: 'terra d’ombra', sand: 'sabbia' },
    names: [
      'Vaso stile Dan Kwian, {look}',
      'Vaso in terracotta con fregio inciso, {look}',
      'Vaso da pianta in terracotta tornito a mano, {look}',
      'Orcio in terracotta, {look}',
    ],
    made: [
      'Il fregio di foglie si intaglia con un coltello di bambù nell’argilla semiasciutta, senza disegno.',
      'Si tira su a un tornio che uno fa girare e l’altro lavora, poi asciuga una settimana all’ombra.',
      'Il tono lo decide il fumo: vicino al fuoco si fa scuro, in fondo resta chiaro.',
      'Cuoce due giorni con legna di eucalipto, finché l’argilla di fiume non è dura quasi come la pietra.',
    ],
    of: [
      'Argilla di fiume ricca di ferro, senza smalto e abbastanza porosa da far respirare le radici.',
      'Argilla rossa della riva, mescolata con un po’ di sabbia perché regga la pioggia e il sole.',
    ],
    use: [
      'Per un frangipani in terrazza o erbe secche in casa.',
      'Ha un foro sul fondo; per le ninfee, chiedici di lasciarlo chiuso.',
      'All’ombra mette un po’ di muschio, e ci guadagna.',
    ],
  },
}
