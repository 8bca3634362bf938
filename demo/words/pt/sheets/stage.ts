import type { SheetsWords } from '../../../language-words.ts'

export const STAGE: SheetsWords = {
  'khon-mask': {
    looks: { green: 'demônio verde', white: 'macaco branco', red: 'demônio vermelho' },
    names: ['Máscara khon, {look}', 'Máscara do Ramakien, {look}', 'Cabeça khon dourada, {look}'],
    made: [
      'Quinze camadas de papel sa são coladas numa forma, abertas e costuradas por trás.',
      'Sobrancelhas, presas e coroa são prensadas em massa de laca, em moldes de pedra, e postas uma a uma.',
      'Os olhos se abrem por último, depois de uma oferenda aos mestres.',
    ],
    of: ['Papel sa, laca, folha de ouro, pedras de vidro e pigmentos.', 'Papel machê, folha de ouro de 23 quilates e lascas de espelho presas com resina.'],
    use: [
      'Coloque acima da altura da cabeça, como fazem os dançarinos.',
      'As grandes vão ao palco; as pequenas põem ordem numa estante.',
      'Um cartão diz o nome do personagem e seu papel no Ramakien.',
    ],
  },
  puppet: {
    looks: { red: 'vermelho e ouro', blue: 'azul e ouro', green: 'verde e ouro' },
    names: ['Boneco hun krabok, em {look}', 'Princesa, boneca de varas, em {look}', 'Príncipe, boneco de varas, em {look}'],
    made: [
      'A cabeça é talhada em madeira de thonglang, leve como cortiça, e coberta de laca.',
      'Duas varas movem as mãos; o traje faz o resto, depois que se aprende a deixar.',
      'O traje é bordado com fio metálico e umas oitocentas lantejoulas.',
    ],
    of: ['Madeira, bambu, seda, fio metálico e folha de ouro.', 'Madeira entalhada, vara de bambu, traje de seda tailandesa forrado de algodão.'],
    use: [
      'No sábado faz Phra Aphai Mani e passa a semana na sua vara.',
      'Com suporte e uma folha que mostra os cinco primeiros gestos.',
      'Criança pode, de mãos limpas.',
    ],
  },
  'shadow-puppet': {
    looks: { amber: 'âmbar', red: 'vermelho', green: 'verde' },
    names: [
      'Boneco de sombra nang talung, em {look}',
      'Herói do teatro de sombras, em {look}',
      'Palhaço do teatro de sombras, em {look}',
      'Dama das sombras, em {look}',
    ],
    made: [
      'O couro é raspado até a luz passar, riscado com prego e furado com quarenta ferros diferentes.',
      'As cores são tintas que penetram; por isso a sombra também é colorida.',
      'Um fio move a boca e o braço; todo o resto é a voz de quem manipula.',
    ],
    of: ['Couro de búfalo novo, varas de bambu, linha de algodão.', 'Couro de vaca translúcido, tintas naturais e de anilina.'],
    use: [
      'Diante de uma lâmpada, se apresenta; diante de uma janela, brilha.',
      'Entre dois vidros, vira um quadro que muda com o dia.',
      'Cada palhaço tem nome, aldeia e opinião.',
    ],
  },
  'hill-tribe-doll': {
    looks: { black: 'preto e vermelho', blue: 'azul', red: 'vermelho' },
    names: ['Boneca das montanhas, em {look}', 'Boneca de pano em traje de festa, em {look}', 'Boneca bordada, em {look}', 'Amiga das montanhas, em {look}'],
    made: [
      'Cada saia é plissada e cada barra, bordada, como no traje de quem a costura.',
      'Os rostos são bordados em seis pontos; basta para um temperamento.',
      'Recheadas de algodão e com peso de arroz, para ficarem bem sentadas.',
    ],
    of: ['Algodão das sobras da sala de costura, contas em forma de moeda, lã.', 'Algodão tecido à mão e linha de seda; sem peças pequenas que se soltem.'],
    use: [
      'Para crianças a partir de três anos e estantes de qualquer idade.',
      'Cada uma leva uma etiqueta com o nome e a aldeia de quem a fez.',
      'Hmong, mien, akha, lisu: diga se quer uma em especial.',
    ],
  },
  kite: {
    looks: { red: 'vermelho', yellow: 'amarelo', blue: 'azul' },
    names: ['Pipa chula, em {look}', 'Pipa estrela de papel e bambu, em {look}', 'Pipa de combate, em {look}', 'Pipa de campo com rabiola, em {look}'],
    made: [
      'Cinco varetas de bambu são raspadas até se equilibrarem num dedo e depois amarradas, sem prego.',
      'O papel é colado em quadradinhos sobre uma rede de linha; assim, um rasgo fica pequeno.',
      'Testada no vento da tarde, antes de ser dobrada.',
    ],
    of: ['Bambu sisuk, papel de pipa, linha de algodão e cola de arroz.', 'Bambu e papel; acompanha 60 m de linha.'],
    use: [
      'Voa com brisa fraca; a estrela não tem rabiola e não sente falta.',
      'Na parede, é um pedaço de março.',
      'A chula, grande e macho, persegue a pequena pakpao: venham em grupo.',
    ],
    facts: 'Envergadura {measure}, cerca de {weight}.',
  },
}
