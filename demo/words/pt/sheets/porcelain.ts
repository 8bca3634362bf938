import type { SheetsWords } from '../../../language-words.ts'

export const PORCELAIN: SheetsWords = {
  'benjarong-jar': {
    looks: { emerald: 'esmeralda e ouro', cobalt: 'cobalto e ouro', ruby: 'rubi e ouro', ivory: 'marfim e ouro' },
    names: ['Pote de benjarong, {look}', 'Pote de benjarong com tampa, {look}', 'Potiche de benjarong, {look}', 'Pote de benjarong pintado à mão, {look}'],
    made: [
      'Primeiro cada contorno é traçado a olho, em ouro de verdade; depois os esmaltes caem gota a gota nos espaços.',
      'A peça vai três vezes ao fogo, a 800 °C para as cores e outra vez para o ouro, polido depois à mão.',
      'Uma peça assim ocupa uma pintora de quatro a seis dias, quase todos na treliça de flores.',
      'A tampa é pintada junto com o pote, para o desenho seguir sem interrupção.',
    ],
    of: ['Porcelana branca de Lampang, esmaltes e ouro líquido de 18 quilates.', 'Porcelana fina, pintada com esmaltes sem chumbo e linhas de ouro.'],
    use: [
      'Antes, para a mesa da corte; hoje, para chá, anéis ou só para a estante.',
      'Vem num estojo forrado de seda: um presente à altura.',
      'As cinco cores do nome estão aqui: vermelho, verde, azul, amarelo e branco.',
    ],
  },
  'benjarong-tea-set': {
    looks: { cobalt: 'cobalto e ouro', coral: 'coral e ouro', emerald: 'esmeralda e ouro' },
    names: [
      'Jogo de chá de benjarong, {look}',
      'Bule e xícaras de benjarong, {look}',
      'Jogo de chá de benjarong com filete de ouro, {look}',
      'Jogo de chá de benjarong pintado à mão, {look}',
    ],
    made: [
      'Uma só pintora faz o jogo inteiro; bule, xícaras e bandeja têm a mesma letra.',
      'Os contornos de ouro ficam um pouco acima do esmalte; com a ponta do dedo se segue uma pétala.',
      'Entre o bule branco e a última queima há de doze a dezoito dias de trabalho.',
    ],
    of: ['Porcelana fina, que a luz atravessa, esmaltes e ouro de 18 quilates.', 'Porcelana de Lampang; o interior das xícaras é branco, para se ver o chá.'],
    use: [
      'Para o oolong da serra ou para uma visita querida; o bule serve sem pingar.',
      'Na Tailândia, desde sempre, é presente de casamento.',
      'Bule, xícaras e bandeja têm cada um seu ninho; no caminho, nada se toca.',
    ],
    facts: 'O jogo ({label}) enche uma caixa de {measure} e pesa cerca de {weight}.',
  },
  'blue-white-jar': {
    looks: { floral: 'ramos floridos', fish: 'peixe', lotus: 'lótus' },
    names: [
      'Pote azul e branco com tampa, {look}',
      'Pote de porcelana pintado com cobalto, {look}',
      'Potiche lai khram, {look}',
      'Pote de chá azul e branco, {look}',
    ],
    made: [
      'O cobalto é aplicado com pincel macio na massa crua, molhado de novo a cada traço.',
      'Sob o esmalte transparente, a 1280 °C, a tinta cinzenta vira o azul profundo que deu nome à porcelana.',
      'Mais escuro onde o pincel demora, mais claro onde corre: é assim que se distingue de uma impressão.',
    ],
    of: ['Porcelana branca com cobalto natural sob esmalte transparente.', 'Caulim de Lampang, grosso no pé para ficar firme.'],
    use: [
      'Mantém chá e biscoitos secos debaixo da tampa, e se sente em casa perto de madeira antiga.',
      'Dois tamanhos diferentes fazem um par que não precisa combinar.',
      'O azul nunca desbota, nem no sol nem na água quente.',
    ],
  },
}
