import type { TradesWords } from '../../../language-words.ts'

export const KITCHEN_TRADES: TradesWords = {
  rice: [
    'Nossa terra é salgada e teimosa, e é justamente por isso que o grão perfuma.',
    'Descascamos sob encomenda, aos poucos, para que o saco ainda cheire a colheita.',
    'Os patos capinam para nós e recebem em caracóis.',
    'Guardamos nossas próprias sementes, a espiga mais alta de cada canto.',
    'Na colheita a escola fecha, oficialmente por um dia.',
  ],
  pastes: [
    'O pilão é de granito, a pasta de camarão vem da vizinha e as pimentas foram colhidas hoje de manhã.',
    'Torramos no wok sobre carvão, e o beco inteiro espirra junto.',
    'A receita foi um dote, e a melhor parte do dote.',
    'Provamos com arroz, pepino e um vizinho que diz a verdade.',
    'Quarenta potes fazem um dia; depois, o pilão precisa de descanso.',
  ],
  spices: [
    'A pimenta-do-reino seca três dias em esteiras no nosso quintal, e é preciso sempre alguém para espantar as galinhas.',
    'Embalamos no mês da colheita e escrevemos a data à mão.',
    'Aqui a cúrcuma tinge tudo, até o gato.',
    'As trepadeiras sobem em árvores vivas, que dão sombra a elas e fruta a nós.',
    'Compramos de onze hortas, todas à vista do mesmo morro.',
  ],
  highland: [
    'A mil e quatrocentos metros os pés crescem devagar, e nós também.',
    'Meus pais plantavam outra coisa nesta encosta; o chá e o café nos deixaram ficar.',
    'A estrada chegou quando eu tinha doze anos; antes, as mulas sabiam o caminho.',
    'Torramos às segundas, e às segundas a serra inteira sabe.',
    'A avó escolhe os grãos e acha o que a máquina deixou passar.',
  ],
  sweets: [
    'Subimos para buscar a seiva antes do amanhecer: uma hora mais tarde, já está virando vinagre.',
    'A fruta seca ao sol sob domos de vidro; em ano bom, não leva açúcar nenhum.',
    'Quem decide o sabor são as abelhas, e elas nunca avisam.',
    'Uma palmeira dá sessenta anos, se a gente conversa direito com ela.',
    'O que o mercado chama de feio, nós chamamos de maduro.',
  ],
}
