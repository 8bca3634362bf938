import type { PortraitsWords } from '../../../language-words.ts'

export const NORTH_AND_ISAN: PortraitsWords = {
  'Mae Somjit Mudmee':
    'Ho legato il mio primo uncino di naga a undici anni, male, e mia madre l’ha portato al tempio lo stesso. Oggi sotto la nostra casa di Chonnabot ci sono otto telai, e quattro delle tessitrici sono mie nipoti. Il rosso viene dalla gommalacca che mio fratello gratta dagli alberi della pioggia, il giallo da un tronco di jackfruit che piallamo da sei anni. Quando una stoffa è finita le dormo accanto una notte, e poi riesco a lasciarla andare.',
  'Baan Din Mae Khan':
    'Abbiamo comprato il forno da un vasaio troppo vecchio per portare la legna, e per dieci anni è venuto ogni giorno a dirci che cosa sbagliavamo. Di solito aveva ragione. La nostra cenere viene dai frutteti di longan attorno a San Kamphaeng, e se un contadino cambia concime ce ne accorgiamo dal verde. Vieni a febbraio, quando si potano gli alberi; allora si cuoce per una settimana, e nessuno dorme molto.',
  'Kram Pa Urai':
    'Le mie tinozze hanno un nome, visto che hanno i loro umori. La più vecchia, Bunmi, era di mia nonna; la si nutre ogni mattina da quando nessuna strada portava a Phanna Nikhom. Alzo il coperchio, assaggio il bagno con la punta di un dito e so che giornata sarà. Il blu non è un colore che si fa; è un colore che si tiene in vita.',
  'Pua Silver House':
    'Diciannove famiglie mien e hmong di Pua dividono una fucina, un avvocato e un furgone. Ogni mattina la quotazione dell’argento è appesa al muro, così tutti sanno quanto è metallo e quanto è lavoro. I giovani argentieri cominciano dalle catene; chi canticchia ancora dopo cento maglie, resta. L’anno scorso canticchiavano in sei.',
  'Bo Sang Umbrella Lane':
    'Si racconta che un monaco tornò dalla Birmania con un ombrello rotto, e che da allora il nostro villaggio lo sta riparando. Nel vicolo undici case fanno ciascuna una cosa: corone, stecche, fili, carta, olio, colore. Nessuno sa fare un ombrello da solo, e per questo qui nessuno è mai arrabbiato sul serio. I pittori stanno fuori; porta una vecchia camicia e ci dipingeranno un uccello.',
  'Mae Chaem Tin Jok House':
    'Un orlo di Mae Chaem ha sedici motivi che si possono usare e cento che non si possono, perché sono di qualcuno. Abbiamo annotato quello che abbiamo potuto prima che le nonne se ne andassero, e tre sono tornate a correggerci. Qui tessono sessanta donne, due delle quali non hanno ancora vent’anni. All’inizio si lamentano dell’aculeo di istrice, poi non vogliono più nient’altro.',
  'Khru Det Ban Tawai':
    'Quando ero piccolo, a Ban Tawai eravamo coltivatori di riso che la sera intagliavano; la sera si è allungata. Uso solo quello che una casa restituisce: travi, gradini, una volta un pulpito. Un elefante c’è o non c’è, e lo si capisce il terzo giorno. Alle spalle ho quarantadue anni di terzi giorni.',
  'Nantaram Lacquer':
    'Duecento anni fa portarono qui i nostri antenati da Keng Tung perché sapevano fare questo, e da allora lo facciamo a portata della stessa campana del tempio. La lacca ha bisogno di umidità; quando la città prega per i giorni asciutti, noi preghiamo un po’ per gli altri. Una scatola chiede due mesi e un buon orecchio, perché a giudicare l’ultima mano è il suono di un’unghia.',
  'Doi Mok Tea Terraces':
    'Mio nonno è arrivato a piedi dallo Yunnan con un fucile e un coltello da tè, e ha tenuto il coltello. Raccogliamo prima delle dieci, facciamo appassire sul tetto e arrotoliamo nel panno finché le foglie non sono pugni. La prima acqua è per la tazza, la seconda per l’ospite e la quinta per la storia, che di solito è quella del fucile. Chi viene a trovarci dorme nell’essiccatoio e si sveglia più profumato.',
  'Ban Na Kha Khit Weavers':
    'Nella nostra strada del mercato una casa su due ha un telaio, e tutte hanno un’opinione in proposito. Al tempio conserviamo centoquattro motivi khit su bacchette, e ognuna può prenderne uno in prestito, purché lo riporti nello stesso ordine. Una di noi una volta non l’ha fatto, ed è nato l’elefante con tre zampe. Si vende benissimo.',
  'Thung Kula Rice Circle':
    'La piana di Thung Kula un tempo faceva piangere i viandanti, tanto era arida; oggi è il suo sale a profumare il riso. Trentuno famiglie hanno rinunciato insieme ai pesticidi, perché il vento non rispetta i recinti. Si pila il giovedì. Se aprendo un sacco senti profumo di pandan, non è pandan: è novembre.',
  'Seven Hills Sewing Room':
    'Siamo madri che cercavano un lavoro che finisse quando arriva lo scuolabus. A un lungo tavolo siedono donne hmong, mien e lisu, e la più giovane legge le notizie mentre noi contiamo i punti. I motivi restano al loro popolo: un albero mien lo cuciono solo mani mien. Quello che vendiamo ha già pagato gli studi a quattro infermiere e a un batterista molto rumoroso.',
  'Lung Kamon Kratip':
    'Dammi un bambù e un pomeriggio all’ombra e ti restituisco tre cesti e qualche pettegolezzo. Piallo le stecche finché ci si legge attraverso il giornale, anche se di solito non lo leggo. I miei kratip tengono caldo il riso fino alle due. Dopo, dovresti comunque aver già mangiato.',
  'Pa Ao Bell Founders':
    'A Ban Pa Ao si cola l’ottone da duecento anni come lo si faceva a Ban Chiang quattromila anni fa; ce l’ha detto un professore, noi pensavamo che si facesse così e basta. La cera si avvolge filo su filo su un piccolo tornio di legno, mosso con una corda e il piede. Si rompe lo stampo, e la campana c’è oppure non c’è. Su nove ne manca circa una.',
  'Wua Lai Silver Street':
    'Il nostro tempio è vestito d’argento, perché ogni argentiere della strada gli doveva una lastra. Il sabato qui imparano i ragazzi, dal 2009 anche le ragazze, e le ragazze hanno polsi migliori. Una coppa la battiamo ora da un lato, ora dall’altro, come bisognerebbe guardare quasi tutte le questioni.',
}
