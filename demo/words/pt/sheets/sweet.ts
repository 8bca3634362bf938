import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso líquido {label}; o pacote mede {measure}.'

export const SWEET: SheetsWords = {
  'honey-jar': {
    looks: { amber: 'flores silvestres', dark: 'longan escuro', light: 'lichia claro' },
    names: ['Mel cru, {look}', 'Mel da beira da mata, {look}', 'Mel tailandês sem aquecimento, {look}', 'Mel de pequeno apiário, {look}'],
    made: [
      'Cortado no quinto mês, à luz de lanterna, de favos que pendem ao vento; um terço fica para as abelhas.',
      'Coado num pano pelo próprio peso; nunca aquecido, nunca misturado com açúcar.',
      'No vidro em três dias, antes que as flores sejam esquecidas.',
    ],
    of: ['Mel, um pouco de pólen e mais nada; menos de 20 por cento de água.', 'De pomares e beiras de mata onde não se usa agrotóxico.'],
    use: [
      'De manhã, com limão e água morna; ao meio-dia, sobre o arroz glutinoso.',
      'Em armário frio pode cristalizar; uma tigela de água morna o acorda.',
      'Não dê a crianças com menos de um ano.',
    ],
    facts: PACK,
  },
  'palm-sugar': {
    looks: { gold: 'dourado', dark: 'escuro', pale: 'claro' },
    names: [
      'Açúcar de palma, {look}',
      'Açúcar de palma puro em pedaços, {look}',
      'Açúcar de palma no fogo a lenha, {look}',
      'Açúcar de palma da seiva da manhã, {look}',
    ],
    made: [
      'Ao amanhecer as flores da palmeira são talhadas, e a seiva pinga num tubo de bambu onde uma lasca de payom a mantém doce.',
      'Cozido em tachos de ferro sobre fogão de barro até só se arrastar, depois batido e posto em forminhas.',
      'Para um quilo, são oito litros de seiva.',
    ],
    of: ['Pura seiva de palmeira, sem açúcar de cana; derrete na mão.', 'Só a seiva; a cor é a da estação.'],
    use: [
      'Para o pad thai, a salada de mamão verde e todo doce de coco.',
      'Caramelo, fumaça e uma pontinha de sal na língua.',
      'Se endurecer, raspe com a faca.',
    ],
    facts: PACK,
  },
  'dried-fruit': {
    looks: { mango: 'manga', banana: 'banana', roselle: 'hibisco' },
    names: ['Fruta seca ao sol, {look}', 'Fruta seca macia, {look}', '{Look} do domo solar, sem adição de açúcar', '{Look} do pomar, em pacote'],
    made: [
      'Cortada bem madura e seca de dois a quatro dias em domo solar, a salvo de chuva e moscas.',
      'Virada à mão de poucas em poucas horas, até dobrar sem quebrar.',
      'Oito quilos de fruta dão um.',
    ],
    of: ['Fruta e, em ano azedo, um pouco de açúcar de cana; o rótulo informa.', 'Sem enxofre nem corante; por isso mais escura que a do supermercado.'],
    use: ['Para a viagem, a mochila ou a granola.', 'O hibisco dá um chá vermelho; com mel e gelo.', 'Feche bem o pacote; formiga também lê rótulo.'],
    facts: PACK,
  },
}
