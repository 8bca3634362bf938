import type { SheetsWords } from '../../../language-words.ts'

const PACK = 'Peso neto: {label}; el paquete mide {measure}.'

export const PANTRY: SheetsWords = {
  'jasmine-rice': {
    looks: { white: 'arroz jazmín', red: 'arroz rojo', riceberry: 'arroz riceberry' },
    names: ['{Look} ecológico', '{Look} de la nueva cosecha', '{Look} de granja pequeña', '{Look} recién descascarillado'],
    made: [
      'Trasplantado a mano en julio, segado con el fresco de noviembre y secado en esteras, no a máquina.',
      'El molino del pueblo solo lo descascarilla la semana en que sale tu pedido.',
      'Una cosecha al año, un pueblo, y el año va escrito en el saco.',
    ],
    of: [
      'Cultivado sin pesticidas según la norma ecológica del pueblo; al vacío contra los insectos.',
      'Granos enteros, escogidos con tamiz y a ojo, sin nada añadido.',
    ],
    use: [
      'Se lava una vez, agua hasta la primera falange, y diez minutos de reposo tras la cocción.',
      'Huele a hoja de pandan, sobre todo los ocho primeros meses.',
      'Bueno al lado de todo lo que sea curry, y a solas con un huevo.',
    ],
    facts: PACK,
  },
  'curry-paste': {
    looks: { green: 'verde', red: 'roja', yellow: 'amarilla', massaman: 'massaman' },
    names: [
      'Pasta de curry, {look}',
      'Pasta de curry majada en mortero, {look}',
      'Pasta de curry casera, {look}',
      'Pasta de curry de las mujeres del pueblo, {look}',
    ],
    made: [
      'Primero se tuestan y muelen las especias secas; luego la sal, el chile, la hierba limón, la galanga y la pasta de gambas van al mortero, en ese orden.',
      'Majada en granito, que aplasta las fibras y retiene el aceite que la batidora pierde.',
      'Un breve hervor para que se conserve, cuarenta tarros cada vez.',
    ],
    of: [
      'Chile, hierba limón, galanga, ajo, chalota, piel de combava, raíz de cilantro, pasta de gambas, sal.',
      'Sin azúcar, colorantes ni conservantes; contiene crustáceos.',
    ],
    use: [
      'Se sofríen dos cucharadas en crema de coco hasta que se separe el aceite, y se añade lo que haya dado el mercado.',
      'Un tarro de 120 g hace un curry para seis.',
      'Pica, pero sin presumir.',
    ],
    facts: PACK,
  },
  'dried-chili': {
    looks: { red: 'rojos', dark: 'ahumados', gold: 'dorados' },
    names: ['Chiles secados al sol, {look}', 'Chiles enteros, {look}', 'Chiles para tostar, {look}', 'Chiles del huerto, {look}'],
    made: [
      'Cogidos maduros por la mañana y secados cinco días sobre bambú, con una vuelta a mediodía.',
      'Escogidos a mano por color; los rabillos se quedan, porque guardan el aroma.',
      'Los ahumados cuelgan dos noches sobre cáscaras de coco.',
    ],
    of: ['Chile y sol; ni azufre ni aceite.', 'Chiles tailandeses largos y ojo de pájaro, de unas 20 000 a 60 000 unidades Scoville.'],
    use: [
      'Para tostar en seco hasta que los vecinos estornuden, y luego majar.',
      'Para remojar en una pasta de curry, freír para unos fideos o colgar junto al fogón como amuleto.',
      'Lávate las manos, y otra vez.',
    ],
    facts: PACK,
  },
  'chili-oil': {
    looks: { red: 'chile seco', amber: 'ajo y chile', green: 'chile verde y hoja de combava' },
    names: ['Aceite de chile, {look}', 'Aceite de chile crujiente, {look}', 'Aceite de chile de puesto de fideos, {look}'],
    made: [
      'El ajo y la chalota se doran despacio y se retiran; el chile entra cuando el aceite ha reposado.',
      'Lo que se retiró vuelve al final, para que siga crujiente.',
      'Embotellado en caliente, cerrado con papel encerado y fechado.',
    ],
    of: ['Aceite de salvado de arroz, chile, ajo, chalota, sal, un poco de azúcar de palma.', 'Sin glutamato ni gambas; apto para veganos.'],
    use: [
      'Sobre huevos, fideos, pizza y, cuando ya lo conoces, sobre todo.',
      'Remueve antes de usar; lo mejor se va al fondo.',
      'En la nevera dura tres meses y rara vez llega a tres semanas.',
    ],
    facts: '{label} en botella de vidrio, {measure}.',
  },
}
