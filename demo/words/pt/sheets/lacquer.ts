import type { SheetsWords } from '../../../language-words.ts'

export const LACQUER: SheetsWords = {
  'lacquer-box': {
    looks: { black: 'preto e ouro', vermilion: 'vermelhão e preto', brown: 'marrom e ouro' },
    names: [
      'Caixa laqueada e dourada, em {look}',
      'Caixa de laca Lanna, em {look}',
      'Porta-joias de bambu laqueado, em {look}',
      'Caixa de recordações com folha de ouro, em {look}',
    ],
    made: [
      'Tiras de bambu são enroladas num corpo tão leve que cede como mola quando se aperta.',
      'Depois vêm de sete a dez camadas de seiva de laca; cada uma descansa num porão úmido e é lixada com cinza e água.',
      'Para o ouro, cobre-se o fundo em volta do desenho; a folha cobre tudo, e a água a leva de onde não deve ficar.',
      'Da primeira tira de bambu ao último polimento passam uns dois meses.',
    ],
    of: [
      'Bambu, laca natural e folha de ouro; nenhuma laca sintética.',
      'A seiva vem da árvore rak, das matas do norte, e endurece numa pele que a água não atravessa.',
    ],
    use: [
      'Para anéis, cartas, bétele ou doces: as avós guardavam ali tudo isso.',
      'O cheiro de laca nova some numa semana, com a tampa aberta.',
      'O corpo trançado sobrevive a um tombo que quebraria uma caixa de madeira.',
    ],
    personal: 'Iniciais debaixo da tampa, no máximo 12 letras',
  },
  'pearl-inlay-box': {
    looks: { black: 'preto', oxblood: 'vinho', teal: 'azul-petróleo' },
    names: ['Caixa com incrustação de madrepérola, em {look}', 'Caixa laqueada com madrepérola, em {look}', 'Porta-joias de madrepérola, em {look}'],
    made: [
      'A concha do turbo é lixada até ficar plana, serrada com um fio da finura de um cabelo e aplicada folha por folha.',
      'Massa de laca preta preenche os vãos em camadas finas e depois é lixada até madrepérola e fundo serem um só.',
      'Uma única flor leva uns vinte pedaços; uma tampa, até seiscentos.',
    ],
    of: [
      'Concha de turbo-verde, de criação e declarada, sobre alma de madeira seca.',
      'Seringueira, laca natural e madrepérola, com forro de veludo de algodão.',
    ],
    use: [
      'Vire a caixa sob a lâmpada: as flores passam do verde ao rosa.',
      'Nos templos este trabalho está nas portas e nas bandejas de oferenda; em casa, guarda o que você não quer perder.',
      'A dobradiça de latão é embutida, para nada perturbar o desenho.',
    ],
  },
  'gilded-panel': {
    looks: { black: 'preto e ouro', red: 'vermelho e ouro', green: 'verde e ouro' },
    names: ['Painel lai rot nam, em {look}', 'Painel laqueado e dourado, em {look}', 'Painel de parede com folha de ouro, em {look}'],
    made: [
      'O desenho é furado através do papel e traçado com goma amarela; o ouro cobre tudo, e a água leva o que não é desenho.',
      'Cada linha é uma linha poupada: o pintor trabalha em volta do ouro, não com ele.',
      'O fundo são cinco camadas de laca, polidas com carvão até refletirem uma vela.',
    ],
    of: [
      'Laca natural e folha de ouro sobre uma tábua seca, com gancho no verso.',
      'Ouro 96,5 por cento, batido tão fino que um sopro o move, sobre laca preta.',
    ],
    use: [
      'Pendure onde a luz da tarde chega de lado: o ouro acorda.',
      'As folhas de chama são as dos armários de templo de Ayutthaya, redesenhadas, não decalcadas.',
      'Assinado e datado no verso pelo pintor.',
    ],
  },
}
