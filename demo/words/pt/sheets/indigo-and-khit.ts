import type { SheetsWords } from '../../../language-words.ts'

export const INDIGO_AND_KHIT: SheetsWords = {
  'indigo-scarf': {
    looks: { deep: 'índigo profundo', mid: 'índigo médio com listras ikat', pale: 'índigo claro com listras ikat' },
    names: [
      'Lenço de algodão, {look}',
      'Estola de algodão fiado à mão, {look}',
      'Lenço ao estilo de Sakon Nakhon, {look}',
      'Xale tingido com índigo natural, {look}',
    ],
    made: [
      'As folhas ficam de molho uma noite, são batidas com cal e deixam uma pasta que vive anos na tina.',
      'O fio mergulha de cinco a nove vezes, é torcido e arejado; sai verde e fica azul em um minuto.',
      'A trama é batida frouxa no tear de pedal, para o pano ser macio desde o primeiro dia.',
    ],
    of: ['Algodão e índigo natural; o cheiro é de feno fresco e lama de rio.', 'Algodão fiado à mão dos campos de Isan, tingido sem sais metálicos.'],
    use: [
      'Os lavradores vestem índigo porque refresca a pele e desagrada aos insetos.',
      'No começo, um pouco de azul pode passar para a roupa clara; depois para.',
      'Depois de cinquenta lavagens, o pano é mais bonito do que depois de cinco.',
    ],
    facts: '{measure}, cerca de {weight}.',
  },
  'mo-hom-shirt': {
    looks: { indigo: 'índigo', black: 'preto', faded: 'azul desbotado' },
    names: [
      'Camisa mo hom de algodão, em {look}',
      'Camisa mo hom ao estilo de Phrae, em {look}',
      'Camisa camponesa sem gola, em {look}',
      'Jaqueta mo hom de amarrar, em {look}',
    ],
    made: [
      'Cortada reta, costurada plana e tingida depois de pronta; as costuras ficam um tom mais claras.',
      'Tingida à moda antiga nos potes de Thung Hong: folhas de hom, cal e paciência.',
      'Fecha com tiras de pano ou botões de coco, tudo costurado à mão.',
    ],
    of: ['Algodão cru de 160 g, tingido com hom, primo do índigo.', 'Algodão em tela, que respira, pré-lavado; encolhe no máximo dois por cento.'],
    use: [
      'No norte se usa às sextas, nas festas e na roça.',
      'Folgada debaixo dos braços, leve a quarenta graus.',
      'O mesmo corte para mulheres e homens; como jaqueta, peça um tamanho maior.',
    ],
    facts: 'Tamanho {label}: {measure} (peito e comprimento), cerca de {weight}.',
  },
  'khit-shawl': {
    looks: { red: 'vermelho e preto', black: 'preto e creme', ochre: 'ocre e marrom' },
    names: ['Xale khit, em {look}', 'Pano khit ao estilo de Isan, em {look}', 'Xale de algodão com desenhos, em {look}', 'Xale khit de festa, em {look}'],
    made: [
      'Uma vareta chata levanta o urdume fileira por fileira, e uma trama a mais faz o desenho.',
      'As fileiras ficam guardadas em varetas de bambu atrás do pente; um desenho grande pede sessenta.',
      'Cinco dias de tear, com os dois lados bem-acabados.',
    ],
    of: ['Fundo de algodão mercerizado, fio do desenho de torção suave.', 'Todo de algodão, cores firmes até quarenta graus.'],
    use: [
      'Sobre o ombro esquerdo no templo, sobre os dois numa noite fresca.',
      'Fileiras de elefantes, estrelas e flores de abóbora vão até a ponta do pano.',
      'Jogado no sofá, não escorrega.',
    ],
    facts: '{measure}, mais as franjas, cerca de {weight}.',
  },
  phakaoma: {
    looks: { red: 'xadrez vermelho', blue: 'xadrez azul', green: 'xadrez verde', mauve: 'xadrez malva' },
    names: ['Phakaoma de algodão, {look}', 'Phakaoma tecido à mão, {look}', 'Phakaoma de cinco cores, {look}', 'Pano de banho de algodão, {look}'],
    made: [
      'Um urdume listrado e comprido cruza as mesmas listras, e o xadrez se faz sozinho.',
      'Do tear de lançadeira volante saem quatro por dia; a bainha é enrolada à mão.',
      'Lavado duas vezes em água de arroz, para amaciar a goma.',
    ],
    of: ['Algodão penteado, leve e rápido de secar.', 'Puro algodão, tingido antes de tecer, com xadrez igual dos dois lados.'],
    use: [
      'Toalha, cinto, turbante, berço, bandeira de arrozal: serve para quase tudo.',
      'Leve na viagem; enrolado, cabe na mão fechada.',
      'Os avôs ganham um no ano-novo, e outro no ano seguinte.',
    ],
    facts: '{measure}, cerca de {weight}.',
    personal: 'Um nome bordado num canto, no máximo 15 letras',
  },
}
