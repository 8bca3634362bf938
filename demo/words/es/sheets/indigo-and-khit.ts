import type { SheetsWords } from '../../../language-words.ts'

export const INDIGO_AND_KHIT: SheetsWords = {
  'indigo-scarf': {
    looks: { deep: 'índigo intenso', mid: 'índigo medio con rayas ikat', pale: 'índigo claro con rayas ikat' },
    names: [
      'Bufanda de algodón, {look}',
      'Estola de algodón hilado a mano, {look}',
      'Bufanda de estilo Sakon Nakhon, {look}',
      'Chal teñido con índigo natural, {look}',
    ],
    made: [
      'Las hojas pasan una noche en remojo, se baten con cal y dejan una pasta que vive años en la tina.',
      'El hilo se sumerge de cinco a nueve veces, se escurre y se airea; sale verde y en un minuto se vuelve azul.',
      'En el telar de pedales se aprieta poco, para que sea suave desde el primer día.',
    ],
    of: ['Algodón e índigo natural; huele a heno fresco y a barro.', 'Algodón de los campos de Isan hilado a mano, teñido sin sales metálicas.'],
    use: [
      'Los campesinos llevan índigo porque refresca la piel y no gusta a los insectos.',
      'Al principio puede pasar algo de azul a la ropa clara; luego se le quita.',
      'Después de cincuenta lavados es más bonita que después de cinco.',
    ],
    facts: '{measure}, unos {weight}.',
  },
  'mo-hom-shirt': {
    looks: { indigo: 'índigo', black: 'negro', faded: 'azul desvaído' },
    names: [
      'Camisa mo hom de algodón, {look}',
      'Camisa mo hom de estilo Phrae, {look}',
      'Camisa campesina sin cuello, {look}',
      'Chaqueta mo hom de lazos, {look}',
    ],
    made: [
      'De corte recto, cosida en plano y teñida ya hecha; las costuras quedan un tono más claras.',
      'Se tiñe en las tinajas de Thung Hong a la antigua: hojas de hom, cal y paciencia.',
      'Se cierra con lazos de tela o botones de coco, todos cosidos a mano.',
    ],
    of: [
      'Algodón crudo de 160 g, teñido con hom, primo del índigo.',
      'Algodón en ligamento tafetán, que respira, prelavado; encoge un dos por ciento como mucho.',
    ],
    use: [
      'En el norte se lleva los viernes, en las fiestas y en el campo.',
      'Holgada de sisa, ligera a cuarenta grados.',
      'El mismo corte para mujer y hombre; como chaqueta, elige una talla más.',
    ],
    facts: 'Talla {label}: {measure} (pecho y largo), unos {weight}.',
  },
  'khit-shawl': {
    looks: { red: 'rojo y negro', black: 'negro y crema', ochre: 'ocre y marrón' },
    names: ['Chal khit, {look}', 'Paño khit de estilo Isan, {look}', 'Chal de algodón con dibujo, {look}', 'Chal khit de fiesta, {look}'],
    made: [
      'Una varilla plana levanta la urdimbre fila a fila, y una trama de más dibuja el motivo.',
      'Las filas se guardan en varillas de bambú detrás del peine; un dibujo grande pide sesenta.',
      'Cinco días de telar, con los dos lados bien rematados.',
    ],
    of: ['Fondo de algodón mercerizado, hilo de dibujo de torsión suave.', 'Todo algodón, con colores sólidos hasta cuarenta grados.'],
    use: [
      'En el hombro izquierdo para el templo, en los dos una noche fresca.',
      'Filas de elefantes, estrellas y flores de calabaza llegan hasta el final de la tela.',
      'Echado sobre el sofá, no resbala.',
    ],
    facts: '{measure}, flecos aparte, unos {weight}.',
  },
  phakaoma: {
    looks: { red: 'cuadros rojos', blue: 'cuadros azules', green: 'cuadros verdes', mauve: 'cuadros malva' },
    names: ['Phakaoma de algodón, {look}', 'Phakaoma tejido a mano, {look}', 'Phakaoma de cinco colores, {look}', 'Paño de baño de algodón, {look}'],
    made: [
      'Una urdimbre larga de rayas se cruza con las mismas rayas, y los cuadros se hacen solos.',
      'Del telar de lanzadera volante salen cuatro al día; el dobladillo se enrolla a mano.',
      'Se lava dos veces en agua de arroz, para ablandar el apresto.',
    ],
    of: ['Algodón peinado, ligero y de secado rápido.', 'Puro algodón teñido en hilo, con los cuadros iguales por las dos caras.'],
    use: [
      'Toalla, cinturón, turbante, cuna, bandera de arrozal: usos tiene más de uno.',
      'Llévatelo de viaje; enrollado cabe en un puño.',
      'Los abuelos reciben uno en Año Nuevo, y otro al año siguiente.',
    ],
    facts: '{measure}, unos {weight}.',
    personal: 'Un nombre bordado en una esquina, 15 letras como máximo',
  },
}
