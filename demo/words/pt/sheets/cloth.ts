import type { SheetsWords } from '../../../language-words.ts'

export const CLOTH: SheetsWords = {
  'woven-tote': {
    looks: { indigo: 'listras ikat índigo', natural: 'khit natural', red: 'khit vermelho' },
    names: ['Bolsa tecida à mão, {look}', 'Sacola do tear da aldeia, {look}', 'Bolsa de pano forrada, {look}', 'Sacola de feira das tecelãs, {look}'],
    made: [
      'O pano tecido na aldeia é cortado uma vez só, de uma peça comprida, para nada se perder.',
      'As alças dão a volta inteira na bolsa e carregam o peso por baixo.',
      'Costurada pelas próprias tecelãs, nos meses em que o arroz não precisa de ninguém.',
    ],
    of: [
      'Por fora, algodão tecido à mão; por dentro, forro liso de algodão e bolso com zíper.',
      'Fundo de lona de algodão, painel tecido à mão, botão de pressão de latão.',
    ],
    use: ['Leva um notebook de 14 polegadas e um maço de verdura.', 'Vai dobrada na mala e volta cheia.', 'A listra nunca cai duas vezes no mesmo lugar.'],
  },
  'hill-tribe-bag': {
    looks: { black: 'preto com ponto-cruz colorido', red: 'vermelho com listras coloridas', blue: 'azul com ponto-cruz' },
    names: ['Bolsa a tiracolo das montanhas, em {look}', 'Bolsa yam bordada, em {look}', 'Bolsa de ombro dos povos das montanhas, em {look}'],
    made: [
      'A alça e as laterais são uma só faixa comprida, tecida no tear de cintura; o corpo é costurado no meio.',
      'O ponto-cruz se conta pelo avesso, para o direito ficar limpo.',
      'Um bom quadrado bordado são as noites de três semanas.',
    ],
    of: [
      'Algodão e cânhamo, linha de seda para bordar, pompons de lã.',
      'Algodão tecido à mão, forro de algodão e um botão feito do latão de uma moeda antiga.',
    ],
    use: [
      'Na aldeia leva os livros da escola; na cidade, a câmera.',
      'Pelas cores se sabe quem fez: cada vale tem seu vermelho.',
      'O que você paga vai direto para a sala de costura, sem atravessador.',
    ],
    facts: 'Corpo {measure}, alça de 100 cm, cerca de {weight}.',
  },
  'batik-sarong': {
    looks: { sea: 'flores azul-mar', sunset: 'flores cor de poente', forest: 'folhas verde-mata' },
    names: ['Sarongue de batik desenhado à mão, {look}', 'Batik do sul da Tailândia, {look}', 'Canga de batik, {look}', 'Canga de batik pintada à mão, {look}'],
    made: [
      'A cera quente sai da caneta de cobre numa linha contínua; onde a linha se fecha, cor nenhuma passa.',
      'As cores são pinceladas no pano molhado e se misturam como o tempo lá fora.',
      'Fixado uma noite com silicato, fervido para soltar a cera e enxaguado em três tanques.',
    ],
    of: ['Cambraia fina de algodão, opaca em dobro, fresca em uma camada.', 'Algodão mercerizado, tingido com corantes reativos que aguentam sal e sol.'],
    use: [
      'Para amarrar no quadril, no ombro ou na janela.',
      'Nunca dois têm os mesmos veios, porque a cera racha como quer.',
      'Na praia, seca em dez minutos.',
    ],
    facts: '{measure}, cerca de {weight}.',
  },
}
