import type { SheetsWords } from '../../../language-words.ts'

export const CLAY: SheetsWords = {
  'celadon-vase': {
    looks: { jade: 'verde-jade', mist: 'azul-névoa', olive: 'verde-oliva', cream: 'creme' },
    names: ['Vaso de celadon, {look}', 'Vaso de celadon para flores, {look}', 'Vaso de celadon com esmalte de cinzas, {look}', 'Solitário de celadon, {look}'],
    made: [
      'Torneado e queimado a uns 1260 °C com pouco ar, de modo que o ferro do esmalte fica verde em vez de marrom.',
      'O esmalte é só cinza de madeira e barro do arrozal, peneirados e derramados em camada grossa; ele se junta onde quer.',
      'Ao esfriar, barro e esmalte não encolhem juntos e cantam baixinho por dias; cada nota deixa uma linha fina.',
      'O pé é torneado à mão no segundo dia, quando o barro está firme como queijo, e assinado por baixo.',
    ],
    of: ['Grés cinza de argila do norte; segura a água sem revestimento.', 'Argila de grés do pé da serra, esmaltada por dentro e por fora, sem chumbo.'],
    use: [
      'Alguns talos de gengibre em flor ou de orquídea já lhe bastam.',
      'Mesmo vazio, é bonito de ver quando a luz vem de lado.',
      'Do forno nunca saem dois iguais; o tom e a rede de linhas variam um pouco.',
    ],
  },
  'celadon-bowls': {
    looks: { jade: 'verde-jade', ocean: 'azul-oceano', honey: 'marrom-mel' },
    names: [
      'Tigelas de celadon, {look}',
      'Tigelas de celadon para arroz, {look}',
      'Tigelas de celadon que se encaixam, {look}',
      'Tigelas de celadon para sopa, {look}',
    ],
    made: [
      'Cada tigela é torneada sozinha e afinada na borda, leve na mão e macia nos lábios.',
      'A queima a 1260 °C leva dezoito horas; o forno só se abre depois de dois dias esfriando.',
      'O esmalte escorre um pouco e se junta no fundo, onde a cor é mais profunda.',
      'O craquelado é o forno que desenha ao esfriar; ninguém esfrega tinta nele.',
    ],
    of: ['Grés denso com esmalte de cinzas, sem chumbo nem cádmio.', 'Grés do norte, que vai ao forno até 180 °C e à lava-louças.'],
    use: [
      'Feitas para o arroz e o tom kha, e boas também no café da manhã.',
      'O pé, sem esmalte, é polido para não riscar mesa de madeira.',
      'Se uma quebrar, ainda por muitos anos torneamos outra no mesmo modelo.',
    ],
    facts: 'O conjunto ({label}): cada tigela mede {measure}, e tudo pesa cerca de {weight}.',
  },
  'sangkhalok-plate': {
    looks: { fish: 'peixe', lotus: 'lótus', scroll: 'arabescos' },
    names: ['Prato Sangkhalok, {look}', 'Prato de grés ao estilo de Sukhothai, {look}', 'Prato Sangkhalok pintado à mão, {look}'],
    made: [
      'O desenho é pintado com marrom de ferro no barro cru e nunca se corrige; o esmalte transparente vem por cima.',
      'O modelo é a cerâmica que Sukhothai mandava a Java e ao Japão há seiscentos anos; o barro vem do mesmo distrito.',
      'No forno os pratos ficam sobre pequenos discos de barro, cujo anel ainda se vê no verso.',
      'O marrom é moído de laterita e aplicado com pelo de orelha de búfalo.',
    ],
    of: [
      'Grés cinza, um pouco áspero, com pontinhos de ferro que aparecem sob o esmalte.',
      'Grés da região sob esmalte de cinzas transparente, próprio para alimentos.',
    ],
    use: [
      'Sirva nele um peixe inteiro, ou pendure onde as visitas vão perguntar.',
      'Para pendurar, furamos o pé se você pedir; é só escrever.',
      'O cinza, quase quente, faz a comida parecer fresca.',
    ],
  },
  'terracotta-pot': {
    looks: { rust: 'ferrugem', umber: 'terra de sombra', sand: 'areia' },
    names: [
      'Pote ao estilo de Dan Kwian, {look}',
      'Pote de barro com friso entalhado, {look}',
      'Vaso de barro torneado à mão para plantas, {look}',
      'Jarro de barro, {look}',
    ],
    made: [
      'O friso de folhas é cortado com faca de bambu no barro meio seco, sem riscar antes.',
      'Erguido num torno que um gira e outro trabalha, depois seco uma semana à sombra.',
      'A fumaça decide o tom: perto do fogo escurece, no fundo fica claro.',
      'Queimado dois dias com lenha de eucalipto, até o barro do rio ficar quase tão duro quanto pedra.',
    ],
    of: [
      'Barro de rio rico em ferro, sem esmalte e poroso o bastante para as raízes respirarem.',
      'Barro vermelho da margem, com um pouco de areia para aguentar chuva e sol.',
    ],
    use: [
      'Para um jasmim-manga na varanda ou capins secos dentro de casa.',
      'Com furo no fundo; para ninfeias, peça sem furo.',
      'Na sombra cria um pouco de musgo e fica ainda mais bonito.',
    ],
  },
}
