import type { SheetsWords } from '../../../language-words.ts'

export const HOME_LIGHT: SheetsWords = {
  'sa-umbrella': {
    looks: { red: 'vermelho', blue: 'azul', cream: 'creme', violet: 'violeta' },
    names: [
      'Sombrinha de papel pintada, em {look}',
      'Sombrinha ao estilo de Bo Sang, em {look}',
      'Sombrinha florida de papel de amoreira, em {look}',
      'Guarda-sol de jardim pintado à mão, em {look}',
    ],
    made: [
      'As varetas são rachadas de um só bambu e montadas na ordem em que cresceram; por isso a sombrinha fecha bem redonda.',
      'Três camadas de papel são coladas com suco de caqui e oleadas quando faz sol.',
      'As flores vêm no fim, duas cores no mesmo pincel, enquanto a sombrinha gira sobre o joelho.',
    ],
    of: ['Papel de amoreira, bambu, linha de algodão e óleo de tungue.', 'Papel de casca de sa, feito folha a folha no mesmo distrito, com cabo de madeira.'],
    use: [
      'É para o sol, sobretudo; aguenta uma pancada de chuva, mas não gosta de vento.',
      'Pendurada no teto, com uma lâmpada dentro, ilumina uma festa inteira.',
      'Pintada sem molde; peônias e passarinhos nunca se repetem.',
    ],
    personal: 'Um nome pintado na borda, no máximo 20 letras',
  },
  'sa-lamp': {
    looks: { cream: 'creme', saffron: 'açafrão', rose: 'rosa' },
    names: ['Luminária de papel de amoreira, {look}', 'Lanterna Lanna de papel, {look}', 'Luminária de mesa de papel sa, {look}'],
    made: [
      'A casca é cozida com cinza, batida até virar polpa e despejada numa moldura; antes de secar, caem pétalas nela.',
      'A folha é esticada molhada numa armação de bambu e fica firme como um tambor.',
      'Tem a forma das lanternas que no norte se penduram na frente das casas no Yi Peng.',
    ],
    of: [
      'Papel de amoreira com pétalas, armação de bambu, fio de 2 m com interruptor e plugue do seu país.',
      'Papel sa feito à mão sobre bambu, soquete E14, sem lâmpada.',
    ],
    use: ['Dá uma luz boa de adormecer.', 'Duas sobre um aparador alongam a sala.', 'Apagada, é papel e sombra; acesa, é fim de tarde.'],
  },
  'rattan-lamp': {
    looks: { natural: 'natural', black: 'preto', white: 'branco patinado' },
    names: ['Pendente de ratã, {look}', 'Pendente de ratã vazado, {look}', 'Pendente de ratã em forma de covo, {look}'],
    made: [
      'O ratã vai ao vapor, é curvado numa forma de madeira e amarrado em cada cruzamento.',
      'O desenho é o dos covos de peixe, aberto só o bastante para a luz escapar.',
      'Dois dias de trabalho, um deles só para a borda.',
    ],
    of: ['Ratã, soquete E27 de cerâmica, 1,5 m de fio têxtil.', 'Ratã inteiro, com a casca; não junta pó nem solta farpas.'],
    use: [
      'Desenha círculos no teto, acima da mesa.',
      'Sem ponto de luz no teto? Sobre um banquinho, vira luminária de chão.',
      'Use uma lâmpada quente; o ratã gosta dos 2700 kelvins.',
    ],
  },
  'lotus-candles': {
    looks: { white: 'branco', pink: 'rosa', gold: 'amarelo' },
    names: ['Velas de lótus, em {look}', 'Velas de lótus moldadas à mão, em {look}', 'Velas de lótus flutuantes, em {look}'],
    made: [
      'Cada pétala é um pedaço de cera morna do tamanho do polegar, afinado e posto em volta do botão.',
      'Dezoito pétalas para uma flor, e molde nenhum.',
      'O pavio de algodão é banhado em cera de abelha e queima sem fuligem.',
    ],
    of: ['Cera de soja e cera de abelha, aroma de lótus, sem parafina.', 'Cera vegetal com absoluto de jasmim; queima cerca de cinco horas.'],
    use: [
      'Para boiar numa tigela no Loy Krathong, ou em qualquer noite à beira da banheira.',
      'Bonitas demais para acender, dizem os compradores, e pedem mais.',
      'No calor forte enviamos à noite; a cera viaja melhor no fresco.',
    ],
    facts: 'Caixa com {count}; uma flor mede {measure}, a caixa pesa cerca de {weight}.',
  },
  'incense-set': {
    looks: { sandalwood: 'sândalo', jasmine: 'jasmim', lotus: 'lótus' },
    names: ['Incenso com porta-incenso de latão, {look}', 'Incenso enrolado à mão, {look}', 'Caixa de incenso para a noite, {look}'],
    made: [
      'O pó de madeira é sovado com água e a casca pegajosa do yang bong, enrolado no bambu e seco em leques de cem.',
      'O porta-incenso é fundido em latão por um vizinho; escovado, nunca envernizado.',
      'O aroma entra como flor, resina ou óleo, nunca borrifado.',
    ],
    of: [
      'Madeiras, resinas e óleos naturais sobre bambu; porta-incenso de latão maciço.',
      'Sem carvão nem salitre; por isso faz pouca fumaça e queima devagar.',
    ],
    use: [
      'Uma vareta queima quarenta minutos, o tempo de um bom banho ou de uma oração curta.',
      'Coloque onde nada fique pendurado por cima.',
      'O aroma fica nas cortinas até de manhã.',
    ],
    facts: '{count} varetas e um porta-incenso numa caixa de {measure}, cerca de {weight}.',
  },
  'wind-chime': {
    looks: { natural: 'natural', dark: 'escuro', green: 'verde' },
    names: ['Sino de vento de bambu, {look}', 'Sino de vento de jardim com seis tubos, {look}', 'Sino de vento de bambu para a varanda, {look}'],
    made: [
      'Seis tubos são cortados de viés e encurtados um fio de cabelo de cada vez, até formarem uma escala de cinco notas.',
      'Pendurado num cordão encerado que o vento não gasta.',
      'De molho em água salgada, seco e defumado; os insetos perdem o interesse.',
    ],
    of: ['Bambu de três anos, badalo de casca de coco, cordão de algodão.', 'Bambu e casca de coco com óleo; as peças verdes são tingidas com folhas.'],
    use: [
      'Soa mais como água do que como metal, para que os vizinhos continuem amigos.',
      'Recolha antes do temporal.',
      'Os lavradores penduram um no arrozal, para que os passarinhos saibam que não estão sós.',
    ],
  },
}
