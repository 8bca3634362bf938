import type { SheetsWords } from '../../../language-words.ts'

export const STAGE: SheetsWords = {
  'khon-mask': {
    looks: { green: 'demonio verde', white: 'mono blanco', red: 'demonio rojo' },
    names: ['Máscara de khon, {look}', 'Máscara del Ramakien, {look}', 'Cabeza de khon dorada, {look}'],
    made: [
      'Quince capas de papel sa se pegan sobre una horma, se abren y se recosen por detrás.',
      'Cejas, colmillos y corona se prensan en pasta de laca en moldes de piedra y se ponen uno a uno.',
      'Los ojos se abren al final, tras una ofrenda a los maestros.',
    ],
    of: ['Papel sa, laca, pan de oro, piedras de vidrio y pigmentos.', 'Papel maché, pan de oro de 23 quilates y trocitos de espejo fijados con resina.'],
    use: [
      'Ponla más alta que tu cabeza, como hacen los bailarines.',
      'Las grandes salen a escena; las pequeñas mantienen un estante en orden.',
      'Una tarjeta dice el nombre del personaje y su papel en el Ramakien.',
    ],
  },
  puppet: {
    looks: { red: 'rojo y oro', blue: 'azul y oro', green: 'verde y oro' },
    names: ['Títere hun krabok, {look}', 'Princesa, títere de varilla, {look}', 'Príncipe, títere de varilla, {look}'],
    made: [
      'La cabeza se talla en madera de thonglang, ligera como el corcho, y se cubre de laca.',
      'Dos varillas mueven las manos; el resto lo hace el traje, cuando se aprende a dejarlo.',
      'El traje va bordado con hilo metálico y unas ochocientas lentejuelas.',
    ],
    of: ['Madera, bambú, seda, hilo metálico y pan de oro.', 'Madera tallada, vara de bambú, traje de seda tailandesa forrado de algodón.'],
    use: [
      'Los sábados actúa en Phra Aphai Mani y entre semana descansa en su vara.',
      'Con un soporte y una hoja que enseña los cinco primeros gestos.',
      'Los niños pueden, con las manos limpias.',
    ],
  },
  'shadow-puppet': {
    looks: { amber: 'ámbar', red: 'rojo', green: 'verde' },
    names: [
      'Títere de sombras nang talung, {look}',
      'Héroe del teatro de sombras, {look}',
      'Bufón del teatro de sombras, {look}',
      'Dama del teatro de sombras, {look}',
    ],
    made: [
      'El cuero se raspa hasta que pasa la luz, se traza con un clavo y se cala con cuarenta hierros distintos.',
      'Los colores son tintas que penetran; por eso también la sombra tiene color.',
      'Un hilo mueve la boca y el brazo; todo lo demás es la voz de quien lo maneja.',
    ],
    of: ['Piel de búfalo joven, varillas de bambú, hilo de algodón.', 'Piel de vaca translúcida, tintas naturales y de anilina.'],
    use: [
      'Delante de una lámpara actúa; delante de una ventana resplandece.',
      'Entre dos cristales se vuelve un cuadro que cambia con el día.',
      'Cada bufón tiene un nombre, un pueblo y una opinión.',
    ],
  },
  'hill-tribe-doll': {
    looks: { black: 'negro y rojo', blue: 'azul', red: 'rojo' },
    names: ['Muñeca de las montañas, {look}', 'Muñeca de tela con traje de fiesta, {look}', 'Muñeca bordada, {look}', 'Amiga de las montañas, {look}'],
    made: [
      'Cada falda va plisada y cada bajo bordado, como en el traje de quien la cose.',
      'Las caras se bordan en seis puntadas; bastan para un carácter.',
      'Rellenas de algodón y lastradas con arroz, para que se sienten bien.',
    ],
    of: ['Algodón de los retales del cuarto de costura, cuentas de moneda, lana.', 'Algodón tejido a mano e hilo de seda; sin piezas pequeñas que se suelten.'],
    use: [
      'Para niños desde tres años y estantes de cualquier edad.',
      'Cada una lleva una etiqueta con el nombre y el pueblo de quien la ha hecho.',
      'Hmong, mien, akha, lisu: dinos si quieres una en concreto.',
    ],
  },
  kite: {
    looks: { red: 'rojo', yellow: 'amarillo', blue: 'azul' },
    names: ['Cometa chula, {look}', 'Cometa estrella de papel y bambú, {look}', 'Cometa de combate, {look}', 'Cometa de campo con cola, {look}'],
    made: [
      'Cinco varillas de bambú se raspan hasta que se equilibran en un dedo, y luego se atan, sin clavos.',
      'El papel se pega a cuadritos sobre una red de hilo; así un desgarrón se queda pequeño.',
      'Probada con el viento de la tarde, antes de volver a plegarla.',
    ],
    of: ['Bambú sisuk, papel de cometa, hilo de algodón y cola de arroz.', 'Bambú y papel; 60 m de hilo incluidos.'],
    use: [
      'Vuela con poca brisa; la estrella no tiene cola ni la echa de menos.',
      'En la pared es un trozo de marzo.',
      'El chula macho persigue a la pequeña pakpao: venid unos cuantos.',
    ],
    facts: 'Envergadura {measure}, unos {weight}.',
  },
}
