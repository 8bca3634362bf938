import type { TradesWords } from '../../../language-words.ts'

export const FIBRE_TRADES: TradesWords = {
  lacquer: [
    'Entre uma camada de laca e outra, a peça descansa dias na umidade do porão de terra.',
    'A folha de ouro não perdoa nada; trabalhamos de porta fechada e ventilador desligado.',
    'A laca seca na umidade e emburra no sol, bem ao contrário da roupa.',
    'A seiva dá coceira nos aprendizes por um mês; quem fica depois disso fica para sempre.',
    'O último polimento é com a palma da mão; nada mais é macio o bastante.',
  ],
  rattan: [
    'Rachamos o ratã com a boca e a faca, como fazia minha mãe; assim a casca guarda o brilho.',
    'Um bom cesto range quando é novo e se cala quando faz dez anos.',
    'Para cada cipó cortado, plantamos quatro.',
    'O guarda-florestal nos conhece pelo nome, e as sanguessugas também.',
    'O ratã dobra enquanto a chaleira apita; dá tempo de um chá.',
  ],
  bamboo: [
    'Cortamos o bambu depois das chuvas, na lua minguante, para que os insetos o deixem em paz.',
    'Dez famílias trançam aqui entre o plantio e a colheita, quase sempre à sombra, debaixo da casa.',
    'Pelo som da faca eu sei se a tira vai aguentar.',
    'Um bambu dá três cestos, uma concha e lenha miúda.',
    'A fumaça da nossa cozinha espanta os insetos.',
  ],
  hyacinth: [
    'A planta sufoca o nosso lago; cada cesto também devolve um metro de água aos barcos.',
    'Secamos os talos por uma semana e os viramos tantas vezes quanto as pimentas.',
    'Os visitantes veem uma flor, os pescadores uma praga; nós, cestos de roupa.',
    'Trançamos na canoa, no caminho de casa.',
    'Quando o lago está baixo, trançamos o que secamos meses antes.',
  ],
  'yan-lipao': [
    'Cada cipó passa pelos furos de uma tampa de lata de leite até ficar fino como linha de costura.',
    'Uma bolsa pequena são vinte dias de uma trançadeira; por isso fazemos poucas e assinamos todas.',
    'O cipó é cortado na medida do braço e vai para casa em feixes, como o arroz.',
    'Meus olhos fazem o trabalho fino até as dez; depois é a vez da minha filha.',
    'Rainhas usaram nossas bolsas, e a parteira também.',
  ],
  carving: [
    'Entalhamos madeira antiga e madeira de plantio, e mostramos os documentos das duas.',
    'O aprendiz lixa, o filho desbasta, o pai faz os olhos.',
    'As lascas vão para o forno de pão do vizinho, e de lá vem pão.',
    'Um bom bloco espera dois anos debaixo da casa; nós também.',
    'Os elefantes passam pelo nosso portão; não precisamos de fotos.',
  ],
  turning: [
    'A madeira vem de pomares que já não dão fruta; ia virar lenha.',
    'Usamos um óleo bom de fritura e nada que cheire a tinta.',
    'Antes da eletricidade, o torno girava com uma bicicleta.',
    'Madeira verde espirra, e logo se aprende onde ficar.',
    'Uma tigela com um nó vale menos na vitrine e mais em casa.',
  ],
  paper: [
    'Uma aldeia faz as armações, outra os cabos; nós colamos, oleamos e pintamos.',
    'As flores se pintam de um fôlego só, duas cores no mesmo pincel.',
    'Deixamos a casca uma noite no canal e torcemos por céu limpo.',
    'Em tempo seco, o pátio do templo vira um campo de rodas.',
    'Aqui, uma sombrinha passa por onze pares de mãos.',
  ],
  reed: [
    'O junco cresce em água salobra; por isso é mais forte que o de água doce.',
    'Duas pessoas num tear: ela lança a fibra, ele bate.',
    'O tacho de tingir fica debaixo da mangueira e não tem tampa.',
    'A casa do bispo e a mesquita têm, as duas, nossas esteiras no chão.',
    'Cortado depois das chuvas, o junco é verde; antes, é dourado.',
  ],
}
